//! Which color will have most points.

use kernel::CERTAIN;

use crate::DickeDaemonen;
use crate::action::Action;
use crate::color::Color;
use crate::rules::placing;
use crate::sets::{CornerSet, Creatures};
use crate::state::State;

/// Points and chances per color, white last, in thousandths.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    /// Points of fields that nothing can change any more.
    pub(super) secured: [i32; 5],
    /// Points to expect in the end.
    pub(super) expected: [i32; 5],
    /// Chances to have most points.
    pub(super) chance: [i32; 5],
    /// Turns that each seat still has, about.
    pub(super) turns: i32,
    /// Squares of the values of open fields, each by how open it is, in thousandths.
    doubt: i32,
}

/// What one field promises.
struct Prospect {
    expected: [i32; 4],
    is_decided: bool,
    doubt: i32,
}

/// What the whole board says before its fields are looked at.
struct Ground {
    unseen: Creatures,
    open: [CornerSet; 4],
    free: CornerSet,
}

/// `1000 / 2^(i/8)`: how quickly a chance falls with its distance.
const FADE: [i32; 81] = fade();
/// How many unseen ghosts come to the board, in thousandths.
const GHOSTS_COMING: i32 = 380;
/// Share of the free corners that are still filled, in thousandths.
const FILLED: i32 = 850;
/// How much a free corner counts against a demon in place, in thousandths.
const PROMISE: i32 = 260;
/// Thousandths of a win after which an action has half the weight of the best.
const HALF_WEIGHT: i32 = 50;

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

/// The weight of an action that is this many thousandths of a win worse than the best.
pub(super) fn weight(worse: i32) -> u32 {
    u32::try_from(faded(worse * 8 / HALF_WEIGHT)).unwrap_or(0).max(1)
}

/// A small count as a number to reckon with.
fn reckon(count: u32) -> i32 {
    i32::try_from(count).expect("counts on a table are small")
}

impl Ground {
    fn of(game: &DickeDaemonen, state: &State) -> Ground {
        let unseen = game.content.creatures.minus(state.open_creatures());
        let shut = placing::shut_corners(game, state);
        let open = game.sites.open_to.map(|open| open.less(shut));
        let free = open.iter().fold(CornerSet::NONE, |all, open| all.or(*open));
        Ground { unseen: unseen.minus(state.discarded), open, free }
    }

    /// A field as it is.
    fn site(&self, game: &DickeDaemonen, state: &State, field: usize) -> Site {
        let corners = game.sites.of_field[field];
        let free = self.free.and(corners);
        Site {
            value: i32::from(game.sites.value[field]),
            corners: reckon(corners.len()),
            free: reckon(free.len()),
            counts: state.demons.map(|demons| reckon(demons.and(corners).len())),
            room: self.open.map(|open| reckon(open.and(free).len())),
        }
    }
}

/// What stands in a field, and what still finds room there.
#[derive(Clone, Copy)]
struct Site {
    value: i32,
    corners: i32,
    free: i32,
    /// Demons by color.
    counts: [i32; 4],
    /// Free corners that are open to each color.
    room: [i32; 4],
}

impl Site {
    /// What the field promises while these creatures are not on the board.
    fn prospect(&self, unseen: Creatures) -> Prospect {
        let Site { value, corners, free, counts, room } = *self;
        let mut expected = [0; 4];
        if free == 0 {
            let most = counts.into_iter().max().unwrap_or(0);
            let mut leaders = (0..4).filter(|&color| counts[color] == most);
            if let (Some(owner), None, true) = (leaders.next(), leaders.next(), most > 0) {
                expected[owner] = value * CERTAIN;
            }
            return Prospect { expected, is_decided: true, doubt: 0 };
        }
        let strength = Color::DEMONS.map(|color| {
            let coming = room[color.index()].min(unseen[color].into());
            let standing = counts[color.index()];
            (standing * CERTAIN + coming * PROMISE, standing + coming > 0)
        });
        let expected = shares(strength, free).map(|share| value * share);
        let openness = free * CERTAIN / corners.max(1);
        Prospect { expected, is_decided: false, doubt: value * value * openness }
    }
}

/// What a board promises, field by field, so that one action changes one field only.
pub(super) struct Survey<'a> {
    game: &'a DickeDaemonen,
    pub(super) state: &'a State,
    ground: Ground,
    fields: Vec<(Site, Prospect)>,
    pub(super) outlook: Outlook,
}

impl<'a> Survey<'a> {
    pub(super) fn of(game: &'a DickeDaemonen, state: &'a State) -> Self {
        let ground = Ground::of(game, state);
        let left = reckon(ground.free.len()) * FILLED / CERTAIN;
        let turns = left.min(ground.unseen.total().into()) / i32::from(state.seats().max(1));
        let mut outlook =
            Outlook { secured: [0; 5], expected: [0; 5], chance: [0; 5], turns, doubt: 0 };
        let field = |field| {
            let site = ground.site(game, state, field);
            (site, site.prospect(ground.unseen))
        };
        let fields: Vec<(Site, Prospect)> = (0..game.sites.value.len()).map(field).collect();
        for (_, prospect) in &fields {
            outlook.add(prospect, 1);
        }
        let room = placing::open_fields(game, state).len();
        outlook.add_ghosts(state.ghosts.len(), ground.unseen[Color::White], room);
        outlook.weigh_chances();
        Survey { game, state, ground, fields, outlook }
    }

    /// The same after an action, as far as the board goes.
    pub(super) fn after(&self, action: &Action) -> Outlook {
        let mut outlook = self.outlook;
        let (before, after) = match *action {
            Action::PlaceDemon { creature, corner } => {
                let Ok(corner) = u8::try_from(corner) else {
                    return outlook;
                };
                let field = self.game.board.field_of(usize::from(corner));
                let (site, before) = &self.fields[usize::from(field)];
                let ground = &self.ground;
                let mut after = *site;
                let stands = self.state.demons[creature.index()].contains(corner);
                after.counts[creature.index()] += i32::from(!stands);
                after.free -= i32::from(ground.free.contains(corner));
                for (room, open) in after.room.iter_mut().zip(&ground.open) {
                    *room -= i32::from(open.contains(corner));
                }
                (before, after)
            }
            Action::PlaceGhost { field } => {
                let Some((site, before)) =
                    usize::try_from(field).ok().and_then(|field| self.fields.get(field))
                else {
                    return outlook;
                };
                outlook.secured[Color::White.index()] += CERTAIN;
                outlook.expected[Color::White.index()] += CERTAIN - GHOSTS_COMING;
                (before, Site { free: 0, ..*site })
            }
            Action::Predict { .. } | Action::Decline => return outlook,
        };
        outlook.add(before, -1);
        outlook.add(&after.prospect(self.ground.unseen), 1);
        outlook.weigh_chances();
        outlook
    }
}

impl Outlook {
    /// Adds what a field promises, or takes it away.
    fn add(&mut self, prospect: &Prospect, sign: i32) {
        for (color, &points) in prospect.expected.iter().enumerate() {
            self.expected[color] += sign * points;
            if prospect.is_decided {
                self.secured[color] += sign * points;
            }
        }
        self.doubt += sign * prospect.doubt;
    }

    /// §DD-38 Ghosts on the board are safe; some of the others will come while fields are open.
    fn add_ghosts(&mut self, placed: u32, unseen: u8, room: u32) {
        let white = Color::White.index();
        let coming = reckon(u32::from(unseen).min(room)) * GHOSTS_COMING;
        self.secured[white] = reckon(placed) * CERTAIN;
        self.expected[white] = self.secured[white] + coming * self.turns.min(10) / 10;
    }

    /// Chances fall with the distance from the leader, faster where less is open.
    fn weigh_chances(&mut self) {
        let best = self.expected.into_iter().max().unwrap_or(0);
        // About half a standard deviation of the points that are still open.
        let spread = 150 + 7 * reckon(u32::try_from(self.doubt).unwrap_or(0).isqrt());
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
