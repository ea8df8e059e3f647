//! Which color will have most points.

use kernel::CERTAIN;

use crate::DickeDaemonen;
use crate::color::Color;
use crate::rules::{placing, scoring};
use crate::state::State;

/// Points and chances per color, white last, in thousandths.
pub(super) struct Outlook {
    /// Points of fields that nothing can change any more.
    pub(super) secured: [i32; 5],
    /// Points to expect in the end.
    pub(super) expected: [i32; 5],
    /// Chances to have most points.
    pub(super) chance: [i32; 5],
    /// Turns that each seat still has, about.
    pub(super) turns: i32,
}

/// `1000 / 2^(i/8)`: how quickly a chance falls with its distance.
const FADE: [i32; 81] = fade();
/// How many unseen ghosts come to the board, in thousandths.
const GHOSTS_COMING: i32 = 380;
/// Share of the free corners that are still filled, in thousandths.
const FILLED: i32 = 850;
/// How much a free corner counts against a demon in place, in thousandths.
const PROMISE: i32 = 260;

const fn fade() -> [i32; 81] {
    // Eighth roots of one half, rounded; whole powers are shifts.
    let steps = [1000, 917, 841, 771, 707, 648, 595, 545];
    let mut table = [0; 81];
    let mut i = 0;
    while i < 81 {
        table[i] = steps[i % 8] >> (i / 8);
        i += 1;
    }
    table
}

/// The value of [`FADE`] at so many eighths of a halving.
fn faded(eighths: i32) -> i32 {
    usize::try_from(eighths).ok().and_then(|i| FADE.get(i).copied()).unwrap_or(0)
}

/// A small count as a number to reckon with.
fn reckon(count: u32) -> i32 {
    i32::try_from(count).expect("counts on a table are small")
}

impl Outlook {
    /// What the board promises.
    pub(super) fn of(game: &DickeDaemonen, state: &State) -> Outlook {
        let unseen = game.content.creatures.minus(state.open_creatures());
        let unseen = unseen.minus(state.discarded);
        let open = Color::DEMONS.map(|color| placing::open_corners(game, state, color));
        let free = open.iter().fold(crate::CornerSet::NONE, |all, open| all.or(*open));
        let left = (reckon(free.len()) * FILLED / CERTAIN).min(unseen.total().into());
        let mut outlook = Outlook {
            secured: [0; 5],
            expected: [0; 5],
            chance: [0; 5],
            turns: left / i32::from(state.seats().max(1)),
        };
        let mut doubt = 0;
        for (field, &value) in (0u8..).zip(&game.sites.value) {
            let corners = game.sites.of_field[usize::from(field)];
            let worth = i32::from(value) * CERTAIN;
            if free.and(corners).is_empty() {
                if let Some(owner) = scoring::holding(game, state, field).owner() {
                    outlook.secured[owner.index()] += worth;
                    outlook.expected[owner.index()] += worth;
                }
                continue;
            }
            let strength = Color::DEMONS.map(|color| {
                let standing = reckon(state.demons[color.index()].and(corners).len());
                let room = reckon(open[color.index()].and(corners).len());
                let coming = room.min(unseen[color].into());
                (standing * CERTAIN + coming * PROMISE, standing + coming > 0)
            });
            let shares = shares(strength, reckon(free.and(corners).len()));
            for color in Color::DEMONS {
                outlook.expected[color.index()] += worth * shares[color.index()] / CERTAIN;
            }
            doubt += i32::from(value) * i32::from(value);
        }
        outlook.ghosts(game, state, unseen[Color::White].into());
        outlook.weigh_chances(doubt);
        outlook
    }

    /// §DD-38 Ghosts on the board are safe; some of the others will come while fields are open.
    fn ghosts(&mut self, game: &DickeDaemonen, state: &State, unseen: i32) {
        let white = Color::White.index();
        let placed = reckon(state.ghosts.len()) * CERTAIN;
        let room = reckon(placing::open_fields(game, state).len());
        let coming = unseen.min(room) * GHOSTS_COMING * self.turns.min(10) / 10;
        self.secured[white] = placed;
        self.expected[white] = placed + coming;
    }

    /// Chances fall with the distance from the leader, faster where less is open.
    fn weigh_chances(&mut self, doubt: i32) {
        let best = self.expected.into_iter().max().unwrap_or(0);
        // About half a standard deviation of the points that are still open.
        let spread = 250 + 240 * reckon(u32::try_from(doubt).unwrap_or(0).isqrt());
        let weights = self.expected.map(|points| faded((best - points) * 8 / spread));
        let sum: i32 = weights.iter().sum();
        self.chance = weights.map(|weight| weight * CERTAIN / sum.max(1));
    }
}

/// Each color's chance to own a field where corners are free.
fn shares(strength: [(i32, bool); 4], free: i32) -> [i32; 4] {
    let best = strength.iter().map(|(strength, _)| *strength).max().unwrap_or(0);
    // With one corner free a lead of one demon is nearly safe, with many it is little.
    let sharp = 40 / (free + 1) + 8;
    let weights = strength
        .map(|(strength, can)| if can { faded((best - strength) * sharp / CERTAIN) } else { 0 });
    let mut sorted = weights;
    sorted.sort_unstable();
    // The second strongest can also draw level, and then nobody scores.
    let sum = weights.iter().sum::<i32>() + sorted[2] / 2;
    weights.map(|weight| weight * CERTAIN / sum.max(1))
}
