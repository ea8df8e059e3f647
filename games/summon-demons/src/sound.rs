//! The invariants of a position, for hand-written ones and for tests.

use kernel::{Reason, RuleRef, Seat, SetupError, Steps, rule};

use crate::cards::CardSet;
use crate::content::BOX;
use crate::effect::Power;
use crate::imagine::looker;
use crate::rules::{activating, ending};
use crate::state::State;
use crate::step::Step;
use crate::{At, SummonDemons};

/// Every invariant that the position breaks, all at once.
pub(crate) fn sound(game: &SummonDemons, state: &State) -> Result<(), SetupError> {
    let mut wrong = Wrong(Vec::new());
    table(game, state, &mut wrong);
    if wrong.0.is_empty() {
        // Places of cards make sense only for a whole table.
        cards(game, state, &mut wrong);
        steps(game, state, &mut wrong);
    }
    if wrong.0.is_empty() {
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

fn table(game: &SummonDemons, state: &State, wrong: &mut Wrong) {
    let (seats, expected) = (state.players.len(), usize::from(game.options.seats));
    wrong.unless(seats == expected, "players", rule!("SD-1"), || {
        format!("{seats} players, the table has {expected}")
    });
    let ending = state.over.map(|ending| ("over", ending.seat));
    for (at, seat) in [("first", state.first), ("active", state.active)].into_iter().chain(ending) {
        wrong.unless(seat.index() < seats, at, rule!("SD-41"), || format!("no seat {seat}"));
    }
    let (slots, printed) = (state.block.len(), usize::from(game.content.numbers.setup.block));
    wrong.unless(slots == printed, "block", rule!("SD-29"), || {
        format!("{slots} places, there are {printed}")
    });
    let dice = state.course.dice;
    let thrown = dice.iter().all(|die| (1..=6).contains(die));
    let right = if state.course.rolled { thrown } else { dice == [0, 0] };
    wrong.unless(right, "course.dice", rule!("SD-48"), || format!("{dice:?}"));
    let box_cards = |card: &crate::cards::Card| usize::from(card.0) < BOX;
    let real = state.block.iter().flatten().all(box_cards);
    wrong.unless(real, "block", rule!("SD-17"), || "no such card".to_owned());
}

/// §SD-15 §SD-17 §SD-19 Every card is in exactly one place, and in one where it can be.
fn cards(game: &SummonDemons, state: &State, wrong: &mut Wrong) {
    let content = &game.content;
    let block: CardSet = state.shown();
    let shown = state.block.iter().flatten().count();
    wrong.unless(usize::from(block.len()) == shown, "block", rule!("SD-17"), || {
        "a card is shown twice".to_owned()
    });
    let anything = content.block.or(content.demons).or(content.candles);
    let mut places: Vec<(String, CardSet, CardSet, RuleRef)> = vec![
        ("candles".to_owned(), state.candles, content.candles, rule!("SD-15")),
        ("block".to_owned(), block, content.block, rule!("SD-17")),
        ("deck".to_owned(), state.deck, content.block, rule!("SD-17")),
        ("discard".to_owned(), state.discard, content.block, rule!("SD-17")),
        ("demon_deck".to_owned(), state.demon_deck, content.demons, rule!("SD-19")),
        ("demon_discard".to_owned(), state.demon_discard, content.demons, rule!("SD-19")),
        ("aside".to_owned(), state.aside, content.demons, rule!("A-8")),
        ("look.old".to_owned(), state.look.old, content.demons, rule!("A-37")),
        ("look.fresh".to_owned(), state.look.fresh, content.demons, rule!("A-37")),
    ];
    for (index, player) in state.players.iter().enumerate() {
        places.push((format!("players[{index}].area"), player.area, anything, rule!("SD-32")));
        let hand = format!("players[{index}].hand");
        places.push((hand, player.hand, content.demons, rule!("SD-34")));
        wrong.unless(
            player.awake.less(player.area).is_empty(),
            &format!("players[{index}].awake"),
            rule!("SD-101"),
            || "cards that are not in play".to_owned(),
        );
        let gained = format!("players[{index}].gained");
        wrong.unless(
            player.gained.less(content.block).is_empty(),
            &gained,
            rule!("SD-114"),
            || "cards that are no block cards".to_owned(),
        );
        let summoned = player.first_demon.is_none_or(|card| {
            let held = state.players.iter().any(|player| player.hand.contains(card));
            content.demons.contains(card) && !held
        });
        let first = format!("players[{index}].first_demon");
        wrong.unless(summoned, &first, rule!("SD-88"), || "no demon that was summoned".to_owned());
        let candles = player.area.and(content.candles).len();
        let choosing = state.agenda.iter().any(|step| matches!(step, Step::Candle { .. }));
        let right = candles == game.candles_each() || (choosing && candles <= game.candles_each());
        wrong.unless(right, &format!("players[{index}].area"), rule!("SD-23"), || {
            format!("{candles} candles")
        });
    }
    let mut seen = CardSet::NONE;
    for (at, cards, allowed, rule) in places {
        let strange = cards.less(allowed).or(cards.and(seen));
        wrong.unless(strange.is_empty(), &at, rule, || {
            let serials: Vec<u16> = strange.iter().map(|card| u16::from(card.0) + 1).collect();
            format!("cards {serials:?} cannot be here or are elsewhere too")
        });
        seen = seen.or(cards);
    }
    let missing = anything.less(seen).len();
    wrong.unless(missing == 0, "players", rule!("SD-17"), || format!("{missing} cards missing"));
}

/// Steps speak of real seats and cards.
fn steps(game: &SummonDemons, state: &State, wrong: &mut Wrong) {
    let seats = state.players.len();
    for step in state.agenda.iter() {
        let seat = step.owner().is_none_or(|owner| owner.index() < seats);
        let card = step.card().is_none_or(|card| usize::from(card.0) < BOX);
        // Only real seats and cards can be looked into.
        let fits = seat && card && shape(game, state, step);
        wrong.unless(fits, "agenda", rule!("SD-47"), || format!("{step:?} makes no sense"));
    }
    let looking = looker(state).is_some();
    let right = looking != state.look.all().is_empty();
    wrong.unless(right, "look", rule!("A-37"), || "nobody looks, or at nothing".to_owned());
    let right = state.look.fresh.is_empty() || !state.look.old.is_empty();
    wrong.unless(right, "look.fresh", rule!("A-37"), || "the deck had not run out".to_owned());
}

/// Whether a step can come about: its numbers fit, and a card at work has such an effect and lies
/// where it can act.
fn shape(game: &SummonDemons, state: &State, step: &Step) -> bool {
    let counts = match *step {
        Step::Sacrifice { left } => {
            left > 0 && state.player(state.active).area.and(game.content.block).len() >= left
        }
        Step::StealCard { left, victim, owner, .. } => {
            let rival =
                |victim: Seat| victim.index() < state.players.len() && game.rivals(owner, victim);
            left > 0 && victim.is_none_or(rival)
        }
        Step::Candle { left } => {
            let each = game.candles_each();
            let held = state.players.iter().map(|player| player.area.and(game.content.candles));
            let missing: u8 = held.map(|candles| each.saturating_sub(candles.len())).sum();
            left == missing
        }
        Step::Raise { free } => {
            let mut any = false;
            let raise = Step::Raise { free };
            raise.offer(At { game, state }, state.active, &mut |_| any = true);
            any
        }
        Step::Steal { left, .. } | Step::DiscardRivals { left, .. } => left > 0,
        Step::Replace { picked, .. } => usize::from(picked) < 1 << state.block.len(),
        Step::Order { due, chain, .. } => {
            let box_cards = game.content.block.or(game.content.demons).or(game.content.candles);
            !due.is_empty() && due.or(chain).less(box_cards).is_empty()
        }
        _ => true,
    };
    let (Some(owner), Some(card)) = (step.owner(), step.card()) else {
        return counts;
    };
    counts && can_act(game, state, step, owner, card) && activating::stems_from(game, step, card)
}

/// A card at work is in play, or was given up for its own effect, or is set aside.
fn can_act(
    game: &SummonDemons,
    state: &State,
    step: &Step,
    owner: Seat,
    card: crate::cards::Card,
) -> bool {
    let face = game.content.face_of(card);
    let in_play = state.player(owner).area.contains(card);
    match (&face.power, step) {
        (Power::Summoned(_), _) => state.aside.contains(card),
        (_, Step::Offer { .. } | Step::Pay { paid: 0, .. }) => in_play,
        // Elsewhere it may have left: given up as a cost, or lost through its own effect.
        _ => true,
    }
}

/// §SD-47 A position rests where somebody is asked and has an answer, or is over.
fn course(game: &SummonDemons, state: &State, wrong: &mut Wrong) {
    let Some(top) = state.agenda.top() else {
        let over = state.over.is_some();
        wrong.unless(over, "agenda", rule!("SD-47"), || "nothing is to be done".to_owned());
        return;
    };
    wrong.unless(state.over.is_none(), "over", rule!("SD-43"), || {
        "the game is over and yet something is to be done".to_owned()
    });
    let (demons, souls) = ending::needed(game);
    for seat in state.seats() {
        let held = ending::standing(game, state, seat);
        let won = held.0 >= demons && held.1 >= souls;
        wrong.unless(!won, &format!("players[{seat}]"), rule!("SD-43"), || {
            format!("{} demons and {} souls have won already", held.0, held.1)
        });
    }
    let at = At { game, state };
    let asked = top.asks(at);
    let mut answers = false;
    for seat in asked.iter() {
        top.offer(at, seat, &mut |_| answers = true);
    }
    wrong.unless(answers, "agenda", rule!("SD-47"), || format!("cannot rest at {top:?}"));
    let steps: Vec<&Step> = state.agenda.iter().collect();
    wrong.unless(is_course(state, &steps), "agenda", rule!("SD-47"), || {
        format!("not a turn: {steps:?}")
    });
}

/// Whether these steps, the nearest first, can wait in this order.
fn is_course(state: &State, steps: &[&Step]) -> bool {
    let asleep = state.players.iter().all(|player| player.awake.is_empty());
    match steps {
        [Step::Candle { .. }, Step::Deal] => asleep,
        [above @ .., Step::Act, Step::EndTurn] => match above {
            [] => asleep,
            [throw @ .., Step::EndRoll] if state.course.rolled => match throw {
                [Step::Reroll, Step::Thrown] => asleep,
                acting => is_acting(acting),
            },
            [Step::Sacrifice { .. }, Step::Raise { free: false }]
            | [Step::Raise { free: false }] => asleep && state.course.summoned,
            [Step::Raise { free: true }] => asleep && state.course.freed,
            // A demon of the hand that acts when it is summoned.
            summoned => {
                let acts = state.course.summoned || state.course.freed;
                asleep && acts && is_acting(summoned)
            }
        },
        _ => false,
    }
}

/// Cards at work: one question, and below it only what follows by itself or waits its turn.
fn is_acting(steps: &[&Step]) -> bool {
    let waits = |step: &&Step| {
        matches!(step, Step::Order { .. } | Step::Effects { .. } | Step::Away { .. })
    };
    match steps {
        [top, below @ ..] => top.owner().is_some() && below.iter().all(waits),
        [] => false,
    }
}
