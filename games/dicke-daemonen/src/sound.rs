//! The invariants of a position, for hand-written ones and for tests.

use kernel::{Reason, RuleRef, Seat, SetupError, rule};

use crate::DickeDaemonen;
use crate::color::Color;
use crate::flow::Step;
use crate::rules::{placing, predicting};
use crate::sets::{CornerSet, Creatures};
use crate::state::State;

/// Every invariant that the position breaks, all at once.
pub(crate) fn sound(game: &DickeDaemonen, state: &State) -> Result<(), SetupError> {
    let mut wrong = Wrong(Vec::new());
    board(game, state, &mut wrong);
    players(game, state, &mut wrong);
    if wrong.0.is_empty() {
        // Counting and asking make sense only for a whole table on this board.
        creatures(game, state, &mut wrong);
        course(game, state, &mut wrong);
    }
    SetupError::unless_empty(wrong.0)
}

struct Wrong(Vec<Reason>);

impl Wrong {
    fn unless(&mut self, right: bool, at: &str, rule: RuleRef, value: impl FnOnce() -> String) {
        if !right {
            self.0.push(Reason::new(at, "unsound", Some(rule)).with("value", value()));
        }
    }
}

fn board(game: &DickeDaemonen, state: &State, wrong: &mut Wrong) {
    let mut taken = CornerSet::NONE;
    for color in Color::DEMONS {
        let demons = state.demons[color.index()];
        let at = format!("demons[{}]", color.index());
        let twice = demons.and(taken);
        wrong.unless(twice.is_empty(), &at, rule!("DD-20"), || list(twice, "held twice"));
        let closed = demons.less(game.sites.open_to(color));
        wrong.unless(closed.is_empty(), &at, rule!("DD-22"), || {
            list(closed, "not open to this color")
        });
        taken = taken.or(demons);
    }
    let outside = state.ghosts.less(game.sites.inner);
    wrong.unless(outside.is_empty(), "ghosts", rule!("DD-17"), || {
        format!("{:?} are no inner fields", outside.iter().collect::<Vec<_>>())
    });
}

fn list(corners: CornerSet, what: &str) -> String {
    format!("corners {:?} are {what}", corners.iter().collect::<Vec<_>>())
}

fn players(game: &DickeDaemonen, state: &State, wrong: &mut Wrong) {
    let seats = state.players.len();
    let expected = usize::from(game.options.seats);
    wrong.unless(seats == expected, "players", rule!("DD-5"), || {
        format!("{seats} players, the table has {expected}")
    });
    for (at, seat) in [("first", state.first), ("active", state.active)] {
        wrong.unless(seat.index() < seats, at, rule!("DD-13"), || format!("no seat {seat}"));
    }
    let endings = [("closing", state.closing), ("over", state.over)];
    for (at, ending) in endings.into_iter().filter_map(|(at, ending)| Some((at, ending?))) {
        wrong.unless(ending.seat.index() < seats, at, rule!("DD-33"), || {
            format!("no seat {}", ending.seat)
        });
    }
    let mut taken: Vec<Color> = Vec::new();
    for (index, player) in state.players.iter().enumerate() {
        let at = format!("players[{index}]");
        let predicted = &player.predicted;
        wrong.unless(seats == 1 || predicted.len() <= 1, &at, rule!("DD-27"), || {
            format!("{} predictions", predicted.len())
        });
        for &color in predicted {
            let free = !taken.contains(&color);
            wrong.unless(free, &at, rule!("DD-28"), || format!("{} twice", color.name()));
            taken.push(color);
        }
        let size = player.fist.0.iter().map(|&count| u32::from(count)).sum::<u32>();
        let most = if predicted.is_empty() { game.content.fist } else { 1 };
        wrong.unless(size <= u32::from(most), &at, rule!("DD-32"), || {
            format!("{size} creatures in the fist, at most {most}")
        });
        if let Some(returned) = player.returned {
            let fits = !predicted.is_empty()
                && !returned.creatures.is_empty()
                && returned.creatures.total() < game.content.fist
                && returned.creatures.at_most(game.content.creatures) == returned.creatures
                && returned.others.at_most(game.content.creatures) == returned.others;
            wrong.unless(fits, &at, rule!("DD-26"), || "impossible return".to_owned());
        }
    }
}

/// §DD-1 Every creature is in exactly one place.
fn creatures(game: &DickeDaemonen, state: &State, wrong: &mut Wrong) {
    let fists = state.players.iter().fold([0u32; 5], |sum, player| add(sum, player.fist));
    let found = add(add(add(fists, state.open_creatures()), state.bag), state.discarded);
    for color in Color::ALL {
        let (found, expected) = (found[color.index()], game.content.creatures[color]);
        wrong.unless(found == u32::from(expected), "creatures", rule!("DD-1"), || {
            format!("{found} {} creatures, the box has {expected}", color.name())
        });
    }
    let solo = state.players.len() == 1;
    wrong.unless(solo || state.discarded.is_empty(), "discarded", rule!("DD-44"), || {
        "creatures leave the game only when one plays alone".to_owned()
    });
}

fn add(sum: [u32; 5], creatures: Creatures) -> [u32; 5] {
    std::array::from_fn(|i| sum[i] + u32::from(creatures.0[i]))
}

/// §DD-15 A position rests where somebody is asked, or is over.
fn course(game: &DickeDaemonen, state: &State, wrong: &mut Wrong) {
    let steps: Vec<Step> = state.agenda.iter().copied().collect();
    let fist = state.player(state.active).fist;
    let rests = match (steps.as_slice(), state.over) {
        ([], Some(_)) => true,
        ([Step::Place], None) => fist.colors().any(|color| placing::has_place(game, state, color)),
        ([Step::Predict], None) => predicting::is_asked(state, state.active),
        _ => false,
    };
    wrong.unless(rests, "agenda", rule!("DD-15"), || format!("cannot rest at {steps:?}"));
    let known = (0..state.seats())
        .all(|seat| state.over.is_some() || crate::imagine::is_explained(game, state, Seat(seat)));
    wrong.unless(known, "players", rule!("A-40"), || {
        "a seat remembers or was skipped by what its table contradicts".to_owned()
    });
}
