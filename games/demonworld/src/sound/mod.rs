//! The invariants of a position, for hand-written ones and for tests.

mod course;
mod ranges;

use kernel::{At, Game, Reason, RuleRef, SetupError, Steps as _, rule};

use crate::Demonworld;
use crate::grid::Hex;
use crate::ids::{CardKind, Special};
use crate::large;
use crate::rules::ground::{contact, shape};
use crate::rules::movement::trample;
use crate::state::{Aim, ElementId, FREE, Mood, REMAINS, SEATS, State, TroopId, Whereabouts};
use crate::step::Step;

/// Every invariant that the position breaks, all at once.
pub(crate) fn sound(game: &Demonworld, state: &State) -> Result<(), SetupError> {
    let mut wrong = Wrong(Vec::new());
    muster(game, state, &mut wrong);
    if wrong.0.is_empty() {
        board(game, state, &mut wrong);
        troops(game, state, &mut wrong);
        numbers(game, state, &mut wrong);
        acts(game, state, &mut wrong);
        ranges::ranges(game, state, &mut wrong);
    }
    if wrong.0.is_empty() {
        steps(game, state, &mut wrong);
    }
    if wrong.0.is_empty() {
        asked(game, state, &mut wrong);
    }
    SetupError::unless_empty(wrong.0)
}

/// Everything wrong with a position.
struct Wrong(Vec<Reason>);

impl Wrong {
    fn unless(&mut self, right: bool, at: &str, rule: RuleRef, value: impl FnOnce() -> String) {
        if !right {
            self.0.push(Reason::new(at, "unsound", Some(rule)).with("value", value()));
        }
    }
}

/// §PR-140 The troops are those of the armies, with their elements.
fn muster(game: &Demonworld, state: &State, wrong: &mut Wrong) {
    let cards = SEATS.into_iter().flat_map(|seat| {
        game.army(seat).iter().map(move |recruit| (seat, recruit.card, recruit.items))
    });
    let fielded = state.troops.iter().map(|troop| (troop.seat, troop.card, troop.items));
    let same = cards.eq(fielded);
    wrong.unless(same, "troops", rule!("PR-140"), || format!("{} troops", state.troops.len()));
    if !same {
        return;
    }
    let mut next = 0usize;
    for (index, troop) in state.troops.iter().enumerate() {
        let count = game.card(troop.card).elements;
        let right = usize::from(troop.first.0) == next && troop.count == count;
        let at = format!("troops[{index}].first");
        wrong.unless(right, &at, rule!("PR-140"), || format!("{} × {}", troop.first, troop.count));
        next += usize::from(count);
    }
    let right = state.elements.len() == next;
    wrong.unless(right, "elements", rule!("PR-140"), || state.elements.len().to_string());
    let right = state.board.len() == game.map().len();
    wrong.unless(right, "board", rule!("PR-23"), || state.board.len().to_string());
}

/// Elements and board agree.
fn board(game: &Demonworld, state: &State, wrong: &mut Wrong) {
    let mut expected = vec![FREE; state.board.len()];
    let ablaze = state.weather.fires.iter().any(|fire| !fire.fresh);
    for (index, one) in state.elements.iter().enumerate() {
        let at = format!("elements[{index}]");
        let owner = state.troops.iter().position(|troop| troop.all().any(|id| id.index() == index));
        let right = owner == Some(one.troop.index());
        wrong.unless(right, &at, rule!("PR-140"), || one.troop.to_string());
        if !right {
            return;
        }
        let card = game.card_of(state, one.troop);
        let fit = one.hp <= card.hp && one.facing.0 < 6 && one.hurt <= card.hp;
        wrong.unless(fit, &at, rule!("PR-25"), || format!("{} {}", one.hp, one.facing.0));
        let place = index - usize::from(state.troop(one.troop).first.0);
        let role = card.roles.get(place).copied() == one.role;
        wrong.unless(role, &at, rule!("PR-142"), || format!("{:?}", one.role));
        // §PR-128 Fires burn down between the turns only.
        let caught = ablaze || !one.caught;
        wrong.unless(caught, &at, rule!("PR-128"), || "caught without a fire".to_owned());
        let Some(hex) = one.hex else {
            continue;
        };
        wrong.unless(one.hp > 0, &at, rule!("DW-83"), || "dead on the field".to_owned());
        for covered in large::hexes(card.base, hex, one.facing) {
            let Some(place) = game.map().index(covered) else {
                wrong.unless(false, &at, rule!("PR-23"), || format!("{covered:?}"));
                return;
            };
            let mark = u8::try_from(index + 1).unwrap_or(u8::MAX);
            // §PR-58 Whoever is being run over keeps his hex.
            let tramples = |mark: u8| {
                let other = state.elements.get(usize::from(mark).wrapping_sub(1));
                let mover = state.moving.map(|moving| moving.troop);
                other.is_some_and(|other| Some(other.troop) == mover)
                    && other.is_some_and(|other| game.card_of(state, other.troop).kind.is_large())
            };
            let taken = expected[place];
            let right = taken == FREE || tramples(mark) || tramples(taken);
            wrong.unless(right, &at, rule!("PR-39"), || "two on one hex".to_owned());
            if taken == FREE || tramples(taken) {
                expected[place] = mark;
            }
        }
    }
    for (place, (&has, &should)) in state.board.iter().zip(&expected).enumerate() {
        let same = has == should || (has == REMAINS && should == FREE);
        wrong.unless(same, "board", rule!("PR-39"), || format!("{place}: {has} for {should}"));
    }
}

fn troops(game: &Demonworld, state: &State, wrong: &mut Wrong) {
    let deploying = state.agenda.iter().any(|step| *step == Step::Deploy);
    for (index, troop) in state.troops.iter().enumerate() {
        let at = |field: &str| format!("troops[{index}].{field}");
        let card = game.card(troop.card);
        let there = |id: TroopId| id.index() < state.troops.len();
        let host = troop.host.is_none_or(|host| {
            there(host)
                && card.kind.is_character()
                && state.troop(host).seat == troop.seat
                && game.card_of(state, host).kind == CardKind::Unit
        });
        wrong.unless(host, &at("host"), rule!("PR-52"), || format!("{:?}", troop.host));
        let known = [troop.prey, troop.barred].into_iter().flatten().all(there);
        wrong.unless(known, &at("prey"), rule!("PR-88"), || format!("{:?}", troop.prey));
        let all = u64::MAX >> (64 - state.troops.len().clamp(1, 64));
        let sets = (troop.foes.0 | troop.meets.0) & !all == 0;
        wrong.unless(sets, &at("foes"), rule!("PR-91"), || troop.foes.0.to_string());
        let due = troop.due <= 4 && (troop.due > 0 || troop.markers == 0);
        wrong.unless(due, &at("due"), rule!("PR-82"), || troop.due.to_string());
        let lying = (troop.markers & 0xf).count_ones() <= u32::from(troop.due);
        let kept = troop.markers >> 4;
        let fits = lying && kept.count_ones() <= 1 && kept & !troop.markers == 0;
        wrong.unless(fits, &at("markers"), rule!("PR-84"), || troop.markers.to_string());
        let since = troop.since <= state.turn;
        wrong.unless(since, &at("since"), rule!("PR-91"), || troop.since.to_string());
        let small = troop.lost <= troop.count.saturating_add(2) && troop.load <= 6;
        wrong.unless(small, &at("lost"), rule!("PR-81"), || troop.lost.to_string());
        let unit = card.kind == CardKind::Unit;
        // §PR-141 A large element of its own mind may lose its patience, never its courage.
        let wild = card.has(Special::Wilful) && troop.mood == Mood::Impetuous;
        let calm = unit || wild || troop.mood == Mood::Steady;
        wrong.unless(calm, &at("mood"), rule!("PR-106"), || format!("{:?}", troop.mood));
        let place = match troop.place {
            Whereabouts::Reserve => deploying,
            Whereabouts::Field => !deploying,
            Whereabouts::West | Whereabouts::East => game.chapters().flank_march,
        };
        wrong.unless(place, &at("place"), rule!("PR-133"), || format!("{:?}", troop.place));
    }
}

fn numbers(game: &Demonworld, state: &State, wrong: &mut Wrong) {
    let turn = state.turn <= game.turns();
    wrong.unless(turn, "turn", rule!("PR-3"), || state.turn.to_string());
    let wind = state.weather.direction < 6;
    wrong.unless(wind, "weather.direction", rule!("PR-124"), || "no direction".to_owned());
    let edges = game.map().edges.len();
    let ruins = state.weather.ruins.iter().all(|&ruin| usize::from(ruin) < edges);
    wrong.unless(ruins, "weather.ruins", rule!("PR-16"), || "no such wall".to_owned());
    let on_map = |hex: &Hex| game.map().has(*hex);
    let fires = state.weather.fires.iter().all(|fire| on_map(&fire.hex));
    let burnt = state.weather.burnt.iter().all(on_map);
    wrong.unless(fires && burnt, "weather.fires", rule!("PR-125"), || "off the map".to_owned());
    let seats = state.south.0 < 2 && state.openly.is_none_or(|seat| seat.0 < 2);
    wrong.unless(seats, "south", rule!("PR-134"), || state.south.to_string());
    for (seat, player) in state.players.iter().enumerate() {
        let at = format!("players[{seat}].front");
        let front = player.front <= 10 && player.look.0 < 6;
        wrong.unless(front, &at, rule!("PR-133"), || player.front.to_string());
    }
}

/// What is under way speaks of those who exist.
fn acts(game: &Demonworld, state: &State, wrong: &mut Wrong) {
    let element = |id: ElementId| id.index() < state.elements.len();
    let troop = |id: TroopId| id.index() < state.troops.len();
    let aim = |aim: &Aim| match aim {
        Aim::At(id) | Aim::Back(id) => element(*id),
        Aim::Hex(hex) => game.map().has(*hex),
        Aim::Cone(cone) => *cone < 3,
        Aim::Open | Aim::Cease => true,
    };
    let shots = state.shots.iter().all(|shot| element(shot.shooter) && aim(&shot.aim));
    wrong.unless(shots, "shots", rule!("PR-75"), || "nobody's shot".to_owned());
    let blows = state.blows.iter().all(|blow| element(blow.striker) && aim(&blow.aim));
    wrong.unless(blows, "blows", rule!("PR-94"), || "nobody's blow".to_owned());
    let wounds = state.wounds.iter().all(|&id| element(id));
    wrong.unless(wounds, "wounds", rule!("PR-97"), || "nobody's wound".to_owned());
    let held = state.held.iter().all(|&(id, hex)| troop(id) && game.map().has(hex));
    wrong.unless(held, "held", rule!("PR-80"), || "off the map".to_owned());
    let runner = state.runner.is_none_or(troop);
    wrong.unless(runner, "runner", rule!("PR-58"), || format!("{:?}", state.runner));
    let sided = state.sided.iter().all(|&(one, two)| troop(one) && troop(two) && one < two);
    wrong.unless(sided, "sided", rule!("PR-65"), || format!("{:?}", state.sided));
    let foes = |one: TroopId, two: TroopId| state.troop(one).seat != state.troop(two).seat;
    let known = |&(one, two): &(TroopId, TroopId)| troop(one) && troop(two) && one < two;
    let aloof = state.aloof.iter().all(|pair| known(pair) && foes(pair.0, pair.1));
    wrong.unless(aloof, "aloof", rule!("PR-58"), || format!("{:?}", state.aloof));
    let moves = [state.moving, state.reply];
    let known = moves.iter().flatten().all(|moving| {
        troop(moving.troop) && moving.at.is_none_or(element) && moving.wheel.abs() <= 1
    });
    wrong.unless(known, "moving", rule!("PR-42"), || "nobody's move".to_owned());
    let strider = state.moving.filter(|moving| troop(moving.troop));
    let footed = strider.is_none_or(|moving| {
        moving.footing.is_some() || !trample::is_astride(game, state, moving.troop)
    });
    wrong.unless(footed, "moving.footing", rule!("PR-58"), || "stands over others".to_owned());
    let at = state.fray.at.is_none_or(element);
    wrong.unless(at, "fray.at", rule!("PR-104"), || format!("{:?}", state.fray.at));
    let all = u64::MAX >> (64 - state.troops.len().clamp(1, 64));
    let waiting = state.frays.iter().fold(0, |sets, fray| sets | fray.0);
    let sets = state.fray.troops.0 | waiting | state.fleeing.0 | state.tested.0;
    wrong.unless(sets & !all == 0, "fray.troops", rule!("PR-90"), || sets.to_string());
    let casts = state.casts.iter().all(|cast| {
        troop(cast.wizard)
            && cast.troop.is_none_or(troop)
            && cast.spell.index() < game.content().spells.len()
    });
    wrong.unless(casts, "casts", rule!("PR-112"), || "nobody's spell".to_owned());
}

/// The agenda goes on, and formations and melees are as the board says.
fn steps(game: &Demonworld, state: &State, wrong: &mut Wrong) {
    let any = state.agenda.top().is_some();
    let over = state.over.is_some();
    wrong.unless(any != over, "agenda", rule!("PR-138"), || "nothing to do".to_owned());
    course::course(state, wrong);
    course::subjects(game, state, wrong);
    shapes(game, state, wrong);
}

/// §PR-32 Formations are those of the board, unless they are frozen or being changed.
fn shapes(game: &Demonworld, state: &State, wrong: &mut Wrong) {
    let busy = state.moving.is_some()
        || state.reply.is_some()
        || !state.fray.troops.is_empty()
        || !state.held.is_empty()
        || state.turn == 0;
    if busy {
        return;
    }
    for troop in state.ids() {
        let one = state.troop(troop);
        if game.card(one.card).kind == CardKind::Unit && state.is_present(troop) {
            let shape = shape::of(game, state, troop, &shape::places(state, troop));
            let at = format!("troops[{}].formation", troop.0);
            wrong.unless(one.formation == shape, &at, rule!("PR-32"), || shape.to_string());
            let fights = !contact::of_unit(game, state, troop).is_empty();
            let at = format!("troops[{}].since", troop.0);
            let same = !fights || one.is_engaged();
            wrong.unless(same, &at, rule!("PR-61"), || one.since.to_string());
        }
    }
}

/// A position at rest asks somebody.
fn asked(game: &Demonworld, state: &State, wrong: &mut Wrong) {
    if let Some(top) = state.agenda.top() {
        let asks = !top.asks(At { game, state }).is_empty();
        wrong.unless(asks, "agenda", rule!("DW-275"), || format!("{top:?} asks nobody"));
        for seat in top.asks(At { game, state }).iter() {
            let mut answers = Vec::new();
            game.legal(state, seat, &mut answers);
            let some = !answers.is_empty();
            wrong.unless(some, "agenda", rule!("DW-275"), || format!("{top:?} has no answer"));
        }
    }
}
