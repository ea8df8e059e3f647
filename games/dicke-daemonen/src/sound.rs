//! The invariants of a position, for hand-written ones and for tests.

use kernel::{Reason, RuleRef, Seat, SetupError, rule};

use crate::DickeDaemonen;
use crate::color::Color;
use crate::options::{EndTest, SoloLeftovers};
use crate::rules::ending::{self, blocked};
use crate::rules::{placing, predicting};
use crate::sets::{CornerSet, Creatures};
use crate::state::{Ending, Player, Returned, State};
use crate::step::Step;

/// Every invariant that the position breaks, all at once.
pub(crate) fn sound(game: &DickeDaemonen, state: &State) -> Result<(), SetupError> {
    let mut wrong = Wrong(Vec::new());
    board(game, state, &mut wrong);
    players(game, state, &mut wrong);
    if wrong.0.is_empty() {
        // Counting and asking make sense only for a whole table on this board.
        creatures(game, state, &mut wrong);
        course(state, &mut wrong);
        order(state, &mut wrong);
        end(game, state, &mut wrong);
    }
    if wrong.0.is_empty() {
        memories(game, state, &mut wrong);
    }
    SetupError::unless_empty(wrong.0)
}

struct Wrong(Vec<Reason>);

impl Wrong {
    /// Adds the reason unless all is right; the closure gives it its values.
    fn unless(
        &mut self,
        right: bool,
        at: &str,
        (code, rule): (&'static str, RuleRef),
        values: impl FnOnce(Reason) -> Reason,
    ) {
        if !right {
            self.0.push(values(Reason::new(at, code, Some(rule))));
        }
    }
}

/// Numbers as a sentence lists them.
fn list(numbers: impl Iterator<Item = u8>) -> String {
    numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
}

fn board(game: &DickeDaemonen, state: &State, wrong: &mut Wrong) {
    let mut taken = CornerSet::NONE;
    for color in Color::DEMONS {
        let demons = state.demons[color.index()];
        let at = format!("demons[{}]", color.index());
        let twice = demons.and(taken);
        wrong.unless(twice.is_empty(), &at, ("corner-twice", rule!("DD-20")), |reason| {
            reason.with("corners", list(twice.iter()))
        });
        let closed = demons.less(game.sites.open_to(color));
        wrong.unless(closed.is_empty(), &at, ("corner-closed", rule!("DD-22")), |reason| {
            reason.with("creature", color.name()).with("corners", list(closed.iter()))
        });
        taken = taken.or(demons);
    }
    let outside = state.ghosts.less(game.sites.inner);
    wrong.unless(outside.is_empty(), "ghosts", ("ghost-outside", rule!("DD-17")), |reason| {
        reason.with("fields", list(outside.iter()))
    });
}

fn players(game: &DickeDaemonen, state: &State, wrong: &mut Wrong) {
    let seats = state.players.len();
    let expected = usize::from(game.options.seats);
    wrong.unless(seats == expected, "players", ("seat-count", rule!("DD-5")), |reason| {
        reason.with("value", seats).with("limit", expected)
    });
    let ends = [("closing.seat", state.closing), ("over.seat", state.over)];
    let ends = ends.into_iter().filter_map(|(at, ending)| Some((at, ending?.seat)));
    for (at, seat) in [("first", state.first), ("active", state.active)].into_iter().chain(ends) {
        wrong.unless(seat.index() < seats, at, ("no-seat", rule!("DD-13")), |reason| {
            reason.with("value", seat.0).with("limit", seats.saturating_sub(1))
        });
    }
    let begins = game.options.start.seat(game.options.seats).unwrap_or(state.first);
    wrong.unless(state.first == begins, "first", ("wrong-first", rule!("A-25")), |reason| {
        reason.with("seat", state.first.0).with("right_seat", begins.0)
    });
    let mut taken: Vec<Color> = Vec::new();
    for (index, player) in (0u8..).zip(&state.players) {
        let at = format!("players[{index}]");
        let most = if seats == 1 { 3 } else { 1 };
        let made = player.predicted.len();
        wrong.unless(made <= most, &at, ("predictions", rule!("DD-27")), |reason| {
            reason.with("seat", index).with("value", made).with("limit", most)
        });
        for &color in &player.predicted {
            let free = !taken.contains(&color);
            wrong.unless(free, &at, ("predicted-twice", rule!("DD-28")), |reason| {
                reason.with("creature", color.name())
            });
            taken.push(color);
        }
        let size = player.fist.0.iter().map(|&count| u32::from(count)).sum::<u32>();
        let most = if made == 0 { game.content.fist } else { 1 };
        wrong.unless(size <= u32::from(most), &at, ("fist-size", rule!("DD-32")), |reason| {
            reason.with("seat", index).with("value", size).with("limit", most)
        });
    }
}

/// §DD-1 Every creature is in exactly one place.
fn creatures(game: &DickeDaemonen, state: &State, wrong: &mut Wrong) {
    let fists = state.players.iter().fold([0u32; 5], |sum, player| add(sum, player.fist));
    let found = add(add(add(fists, state.open_creatures()), state.bag), state.discarded);
    for color in Color::ALL {
        let (found, expected) = (found[color.index()], game.content.creatures[color]);
        let right = found == u32::from(expected);
        wrong.unless(right, "creatures", ("creature-count", rule!("DD-1")), |reason| {
            reason.with("creature", color.name()).with("value", found).with("limit", expected)
        });
    }
    // §DD-44 §A-20 Only a lone magician who has predicted sets creatures aside.
    let out = game.options.solo_leftovers == SoloLeftovers::Out;
    let most = match state.players.as_slice() {
        [alone] if out && !alone.predicted.is_empty() => left_over(game, alone),
        _ => 0,
    };
    let aside = add([0; 5], state.discarded).iter().sum::<u32>();
    wrong.unless(aside <= most, "discarded", ("set-aside", rule!("DD-44")), |reason| {
        reason.with("value", aside).with("limit", most)
    });
}

fn add(sum: [u32; 5], creatures: Creatures) -> [u32; 5] {
    std::array::from_fn(|i| sum[i] + u32::from(creatures.0[i]))
}

/// The most creatures that a prediction leaves in the fist: one was placed, some stand in front.
fn left_over(game: &DickeDaemonen, player: &Player) -> u32 {
    u32::from(game.content.fist)
        .saturating_sub(1 + u32::try_from(player.predicted.len()).unwrap_or(u32::MAX))
}

/// §DD-15 A position rests where somebody is asked, or is over.
fn course(state: &State, wrong: &mut Wrong) {
    let steps: Vec<Step> = state.agenda.iter().copied().collect();
    let rests = match (steps.as_slice(), state.over) {
        ([], Some(_)) | ([Step::Place], None) => true,
        ([Step::Predict], None) => state.placed() > 0 && predicting::is_asked(state, state.active),
        _ => false,
    };
    wrong.unless(rests, "agenda", ("no-rest", rule!("DD-15")), |reason| {
        let named: Vec<String> = steps.iter().map(|step| format!("{step:?}")).collect();
        reason.with("value", named.join(", "))
    });
}

/// How many magicians were passed over.
fn skipped(state: &State) -> u8 {
    let skipped = state.players.iter().filter(|player| player.stuck.is_some()).count();
    u8::try_from(skipped).expect("at most four seats")
}

/// §DD-13 The seat that is `turns` turns after the first one.
fn seat_after(state: &State, turns: u8) -> Seat {
    Seat((state.first.0 + turns % state.seats()) % state.seats())
}

/// §DD-13 Turns pass to the left and each has placed one creature, so the board tells whose turn
/// it is and when each prediction can have been made.
fn order(state: &State, wrong: &mut Wrong) {
    let placed = state.placed();
    let asked = u8::from(state.agenda.top() == Some(&Step::Predict));
    let turn = seat_after(state, placed.saturating_sub(asked).saturating_add(skipped(state)));
    wrong.unless(state.active == turn, "active", ("wrong-turn", rule!("DD-13")), |reason| {
        reason.with("seat", state.active.0).with("right_seat", turn.0).with("placed", placed)
    });
    for (index, player) in (0u8..).zip(&state.players) {
        let possible = match player.predicted_in {
            None => player.predicted.is_empty(),
            Some(number) => {
                let theirs = |more| seat_after(state, number.saturating_add(more).wrapping_sub(1));
                !player.predicted.is_empty()
                    && (1..=placed).contains(&number)
                    && (0..=skipped(state)).any(|more| theirs(more) == Seat(index))
            }
        };
        let at = format!("players[{index}].predicted_in");
        wrong.unless(possible, &at, ("prediction-turn", rule!("DD-25")), |reason| {
            let number = player.predicted_in.map_or("none".to_owned(), |number| number.to_string());
            reason.with("seat", index).with("number", number).with("placed", placed)
        });
    }
}

/// §DD-33 §A-14 The end, the round that is being finished, and who was passed over agree with the
/// fists, the board and the table's choice.
fn end(game: &DickeDaemonen, state: &State, wrong: &mut Wrong) {
    let is_true = |ending: Ending| blocked(game, state, ending.seat) == Some(ending.cause);
    let (closing, over) = (state.closing, state.over);
    let ended = match (game.options.end_test, over) {
        (_, None) => true,
        (EndTest::Active | EndTest::Any, over) => ending::blocked_now(game, state) == over,
        // The round ends where it began.
        (EndTest::Round, Some(over)) => closing == Some(over) && state.active == state.first,
    };
    wrong.unless(ended, "over", ("untrue-end", rule!("DD-33")), |reason| reason);
    let round = game.options.end_test == EndTest::Round;
    let closes = closing.is_none_or(|closing| {
        let marked = state.player(closing.seat).stuck.is_some();
        round && marked && is_true(closing) && (over.is_some() || state.active != state.first)
    });
    wrong.unless(closes, "closing", ("untrue-closing", rule!("A-14")), |reason| reason);
    let since_first = |seat: Seat| (seat.0 + state.seats() - state.first.0) % state.seats();
    for (index, player) in (0u8..).zip(&state.players) {
        let Some(stuck) = player.stuck else { continue };
        let turn = since_first(Seat(index));
        let had_its_turn = closing.is_some_and(|closing| since_first(closing.seat) <= turn)
            && (over.is_some() || turn < since_first(state.active));
        let placeless = |color: Color| !placing::has_place(game, state, color);
        // Places only ever close, so a color without one then has none now.
        let fits = player.fist.colors().all(|color| stuck[color.index()])
            && Color::ALL.into_iter().all(|color| !stuck[color.index()] || placeless(color));
        let at = format!("players[{index}].stuck");
        wrong.unless(had_its_turn && fits, &at, ("untrue-skip", rule!("A-14")), |reason| {
            reason.with("seat", index)
        });
    }
    let placing = state.agenda.top() == Some(&Step::Place);
    let stopped = ending::blocked_now(game, state).filter(|_| placing);
    let at = if stopped.is_some_and(|ending| ending.seat != state.active) {
        "players"
    } else {
        "active"
    };
    wrong.unless(stopped.is_none(), at, ("cannot-place", rule!("DD-33")), |reason| {
        reason.with("seat", stopped.map_or(state.active, |ending| ending.seat).0)
    });
}

/// §A-40 What a seat remembers of its return agrees with the table.
fn memories(game: &DickeDaemonen, state: &State, wrong: &mut Wrong) {
    for (index, player) in (0u8..).zip(&state.players) {
        let at = format!("players[{index}].returned");
        let possible = match player.returned {
            Some(returned) => is_possible(game, state, Seat(index), returned),
            None => returns_nothing(game, state, player),
        };
        wrong.unless(possible, &at, ("untrue-return", rule!("DD-26")), |reason| {
            reason.with("seat", index)
        });
        let known = state.over.is_some() || crate::imagine::is_explained(game, state, Seat(index));
        wrong.unless(known, &at, ("untrue-memory", rule!("A-40")), |reason| {
            reason.with("seat", index)
        });
    }
}

/// Whether the seat can have put this back and seen this since.
fn is_possible(game: &DickeDaemonen, state: &State, seat: Seat, returned: Returned) -> bool {
    let player = state.player(seat);
    let Returned { creatures, unseen, shown, .. } = returned;
    // §DD-44 §A-20 Alone, leftovers go to the bag only if the table chose so.
    let to_bag = !state.is_solo() || game.options.solo_leftovers == SoloLeftovers::Bag;
    let size = sum(creatures);
    let least = game.content.creatures.minus(state.open_creatures());
    to_bag
        && !player.predicted.is_empty()
        && (1..=left_over(game, player)).contains(&size)
        // What is unseen now was unseen then, and what was shown since too.
        && unseen.at_most(game.content.creatures) == unseen
        && least.plus(shown).at_most(unseen) == least.plus(shown)
        && creatures.plus(shown).at_most(unseen) == creatures.plus(shown)
        && sum(unseen) + open_then(state, player) == sum(game.content.creatures)
        && counts_draws(state, seat, returned)
}

/// How many creatures there are, however many a hand-written position claims.
fn sum(creatures: Creatures) -> u32 {
    add([0; 5], creatures).iter().sum()
}

/// How many creatures were open at the prediction of this player: those on the board, and the
/// predictions made up to that turn.
fn open_then(state: &State, player: &Player) -> u32 {
    let earlier =
        |other: &&Player| other.predicted_in.is_some_and(|t| Some(t) <= player.predicted_in);
    let front: usize = state.players.iter().filter(earlier).map(|one| one.predicted.len()).sum();
    u32::from(player.predicted_in.unwrap_or(0)) + u32::try_from(front).unwrap_or(u32::MAX)
}

/// Whether the draws since the return, and what was shown before them, fit the turns since.
fn counts_draws(state: &State, seat: Seat, returned: Returned) -> bool {
    let Returned { shown, draws, .. } = returned;
    let placed = state.placed();
    let Some(since) = state.player(seat).predicted_in else { return false };
    let finished = placed - u8::from(state.agenda.top() == Some(&Step::Predict));
    let total = draws.iter().map(|&count| u32::from(count)).sum::<u32>();
    // The bag held what was put back, so the seat drew at once.
    let bounded = draws[seat.index()] >= 1
        && draws[usize::from(state.seats())..].iter().all(|&count| count == 0)
        && total <= u32::from((finished + 1).saturating_sub(since));
    if !bounded || skipped(state) > 0 {
        return bounded;
    }
    // While the bag was never empty, every turn ended with a draw.
    let refilled = |other: &Player| other.returned.is_some() && other.predicted_in > Some(since);
    let never_empty = !state.bag.is_empty() && !state.players.iter().any(refilled);
    let mut seen = 0;
    for (index, player) in (0u8..).zip(&state.players) {
        let turns =
            |last: u8| (since..=last).filter(move |&turn| seat_after(state, turn - 1).0 == index);
        let ended = turns(finished).count();
        let drawn = usize::from(draws[usize::from(index)]);
        if drawn > ended || (never_empty && drawn < ended) {
            return false;
        }
        if let Some(first) = turns(placed).next().filter(|_| Seat(index) != seat) {
            let front = if player.predicted_in == Some(first) { player.predicted.len() } else { 0 };
            seen += 1 + u32::try_from(front).unwrap_or(u32::MAX);
        }
    }
    sum(shown) >= seen && (!never_empty || sum(shown) == seen)
}

/// §DD-26 Whether this player's prediction can have left nothing to put back: the fist was full
/// unless the bag had been empty before.
fn returns_nothing(game: &DickeDaemonen, state: &State, player: &Player) -> bool {
    let out = state.is_solo() && game.options.solo_leftovers == SoloLeftovers::Out;
    let refilled = state.players.iter().any(|other| other.returned.is_some());
    let never_empty = !state.bag.is_empty() && !refilled;
    out || !never_empty || player.predicted.is_empty() || left_over(game, player) == 0
}
