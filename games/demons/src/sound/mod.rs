//! The invariants of a position, for hand-written ones and for tests.

mod course;

use kernel::{Reason, RuleRef, Seat, Seats, SetupError, rule};

use crate::Demons;
use crate::content::Hex;
use crate::kinds::Attitude;
use crate::options::PowerR;
use crate::sets::bits;
use crate::state::{BOX_COUNT, DEMON_COUNT, MORTAL_COUNT, Owner, Place, Ring, State, TreasureBox};
use crate::step::Step;

/// More wounds or curses than a magician can have when he dies.
const MOST_MARKS: u8 = 24;

/// Every invariant that the position breaks, all at once.
pub(crate) fn sound(game: &Demons, state: &State) -> Result<(), SetupError> {
    let mut wrong = Wrong(Vec::new());
    table(game, state, &mut wrong);
    if wrong.0.is_empty() {
        magicians(game, state, &mut wrong);
        mortals(game, state, &mut wrong);
        treasures(state, &mut wrong);
        demons(game, state, &mut wrong);
    }
    if wrong.0.is_empty() {
        course::course(game, state, &mut wrong);
    }
    SetupError::unless_empty(wrong.0)
}

struct Wrong(Vec<Reason>);

impl Wrong {
    fn unless(&mut self, right: bool, at: &str, rule: RuleRef, value: &str) {
        if !right {
            self.0.push(Reason::new(at, "unsound", Some(rule)).with("value", value));
        }
    }
}

/// Lengths and indices: nothing below may look beyond them.
fn table(game: &Demons, state: &State, wrong: &mut Wrong) {
    let seats = usize::from(game.options.seats);
    wrong.unless(state.magicians.len() == seats, "magicians", rule!("1.0a"), "wrong number");
    wrong.unless(state.mortals.len() == MORTAL_COUNT, "mortals", rule!("4.0a"), "wrong number");
    wrong.unless(state.boxes.len() == BOX_COUNT, "boxes", rule!("13.0b"), "wrong number");
    let mut order: Vec<u8> = state.order.iter().map(|seat| seat.0).collect();
    order.sort_unstable();
    let whole = order.iter().map(|&seat| usize::from(seat)).eq(0..seats);
    wrong.unless(whole, "order", rule!("4.0c"), "every magician once");
    let at = state.at.is_none_or(|at| usize::from(at) < seats);
    wrong.unless(at, "at", rule!("3.0a"), "no such place in the order");
    let limit = game.options.turn_limit;
    let turns = limit == 0 || state.turn <= limit;
    wrong.unless(turns, "turn", rule!("X-53"), "beyond the limit");
    let towns = game.content.map.towns.len();
    let razed = bits(state.razed).all(|town| usize::from(town) < towns);
    wrong.unless(razed, "razed", rule!("12.3X"), "no such town");
    let ring = match state.ring {
        Ring::Seat(seat) => seat.index() < seats,
        Ring::Hoard(unit) => usize::from(unit) < MORTAL_COUNT,
        Ring::Pile | Ring::Lost => true,
    };
    wrong.unless(ring, "ring", rule!("11.0a"), "nobody has it there");
    let size = game.content.map.len();
    let inside = |hex: Option<Hex>| hex.is_none_or(|hex| hex.0 < size);
    let places = state.mortals.iter().all(|mortal| inside(mortal.hex) && inside(mortal.battle));
    wrong.unless(places, "mortals", rule!("2.1a"), "no such hex");
    let places = state.magicians.iter().all(|magician| match magician.place {
        Place::At(hex) | Place::Freed(hex) => hex.0 < size,
        Place::Captive(unit) => usize::from(unit) < MORTAL_COUNT,
        Place::Prisoner(seat) => seat.index() < seats,
        Place::Waiting | Place::Dead | Place::Gone => true,
    });
    wrong.unless(places, "magicians", rule!("2.1a"), "no such place");
}

fn is_land(game: &Demons, state: &State, hex: Hex) -> bool {
    hex.0 < game.content.map.len() && game.can_enter(state, hex)
}

fn magicians(game: &Demons, state: &State, wrong: &mut Wrong) {
    let seats = state.seats();
    for seat in state.all_seats() {
        let magician = state.magician(seat);
        let at = format!("magicians[{seat}]");
        let place = match magician.place {
            Place::At(hex) => {
                let alone = state.free().filter(|&(_, other)| other == hex).count() == 1;
                let passing =
                    magician.invisible && matches!(state.agenda.top(), Some(Step::Walk { .. }));
                is_land(game, state, hex) && alone && (passing || !state.has_mortal(hex))
            }
            Place::Freed(hex) => {
                let due = state.agenda.iter().any(
                    |step| matches!(step, Step::Appear { seat: s, from } if *s == seat && *from == hex),
                );
                is_land(game, state, hex) && due
            }
            Place::Captive(unit) => {
                state.mortals.get(usize::from(unit)).is_some_and(|mortal| mortal.hex.is_some())
            }
            Place::Prisoner(captor) => {
                captor.0 < seats && matches!(state.magician(captor).place, Place::At(_))
            }
            Place::Waiting => state.turn <= 1,
            Place::Dead | Place::Gone => true,
        };
        wrong.unless(place, &at, rule!("5.4a"), "impossible place");
        let shields = game.content.tables.shields.len();
        let shield = usize::from(magician.shield) < shields;
        wrong.unless(shield, &at, rule!("4.1a"), "no such shield");
        let dead = magician.place == Place::Dead;
        let lethal = magician.marks() >= game.content.tables.lethal_marks;
        wrong.unless(dead || !lethal, &at, rule!("9.4a"), "alive with too many marks");
        // Curses and torture kill before there can be many more.
        let few = magician.wounds <= MOST_MARKS && magician.curses <= MOST_MARKS;
        wrong.unless(few, &at, rule!("9.4a"), "more marks than anybody survives");
        let here = matches!(magician.place, Place::At(_));
        let in_sight = !game.lost_from_sight(state, seat);
        wrong.unless(in_sight, &at, rule!("6.1a"), "found by nobody");
        let fresh = !magician.fresh || magician.is_captive();
        wrong.unless(fresh, &at, rule!("16.1a"), "not captured");
        let free = (here && game.options.power_r == PowerR::FreeNextMove) || !magician.unheld;
        wrong.unless(free, &at, rule!("X-72"), "no move to be free in");
        let gone = !state.plays(seat) || magician.place == Place::Waiting;
        let touched = magician.invisible
            || magician.reconciled
            || magician.distracted
            || !magician.held.is_empty();
        wrong.unless(!gone || !touched, &at, rule!("X-64"), "effects on nobody");
    }
}

fn mortals(game: &Demons, state: &State, wrong: &mut Wrong) {
    let seats = state.seats();
    let mortal_turn = state.at.is_none() && state.turn > 1;
    for (unit, mortal) in state.mortals.iter().enumerate() {
        let at = format!("mortals[{unit}]");
        let place = mortal.hex.is_none_or(|hex| is_land(game, state, hex));
        wrong.unless(place, &at, rule!("X-59"), "not on land");
        let home = game.content.map.town_in(game.content.mortals[unit].home);
        let razed = home.is_some_and(|town| state.razed & (1 << town) != 0);
        wrong.unless(!razed || mortal.hex.is_none(), &at, rule!("12.3X"), "its base is gone");
        let busy = mortal.active || mortal.invaded || mortal.aim.is_some();
        wrong.unless(mortal_turn || !busy, &at, rule!("3.0c"), "active out of its turn");
        wrong.unless(!(mortal.active && mortal.fleeing), &at, rule!("5.7a"), "active in flight");
        wrong.unless(!mortal.invaded || mortal.active, &at, rule!("5.7d"), "invaded and idle");
        let known = |seat: Option<Seat>| seat.is_none_or(|seat| seat.0 < seats);
        let users = mortal.storms >> seats == 0 && known(mortal.steered) && known(mortal.aim);
        wrong.unless(users, &at, rule!("12.2a"), "no such magician");
        let battle = mortal.battle.is_none_or(|hex| is_land(game, state, hex));
        let asked = state.agenda.iter().any(|step| matches!(step, Step::Battle { .. }));
        wrong.unless(battle, &at, rule!("12.3B"), "no such hex");
        wrong.unless(asked || mortal.battle.is_none(), &at, rule!("12.3B"), "no battle");
        let gone = mortal.hex.is_none();
        let plain = !busy && !mortal.fleeing && mortal.storms == 0 && mortal.steered.is_none();
        wrong.unless(!gone || plain, &at, rule!("8.2e"), "destroyed, yet something");
    }
}

fn treasures(state: &State, wrong: &mut Wrong) {
    let demons = u8::try_from(DEMON_COUNT).expect("72 demons");
    let seats = state.seats();
    for (index, treasure) in state.boxes.iter().enumerate() {
        let at = format!("boxes[{index}]");
        let owner = match treasure.owner {
            Owner::Unknown => *treasure == TreasureBox::UNKNOWN,
            Owner::Nobody => treasure.finder.is_some(),
            Owner::Seat(seat) => treasure.finder.is_some() && seat.0 < seats,
            Owner::Hoard(unit) => treasure.finder.is_some() && usize::from(unit) < MORTAL_COUNT,
            Owner::Lost => treasure.finder.is_some() && treasure.counter.is_none(),
        };
        wrong.unless(owner, &at, rule!("X-68"), "impossible owner");
        let finder = treasure.finder.is_none_or(|demon| demon < demons);
        wrong.unless(finder, &at, rule!("X-68"), "no such finder");
        let finders = state.boxes.iter().filter(|other| other.finder == treasure.finder).count();
        let once = treasure.finder.is_none() || finders == 1;
        wrong.unless(once, &at, rule!("13.0b"), "one demon finds one treasure");
        let in_play = treasure
            .finder
            .is_some_and(|demon| state.pile.contains(demon) || state.holder(demon).is_some());
        wrong.unless(!in_play, &at, rule!("X-25"), "the finder is elsewhere");
        let counter = treasure.counter.is_none_or(|(seat, demon)| {
            let whose = match treasure.owner {
                Owner::Seat(owner) => owner == seat,
                Owner::Nobody => treasure.finder == Some(demon) && seat.0 < seats,
                Owner::Hoard(_) | Owner::Unknown | Owner::Lost => false,
            };
            demon < demons && whose
        });
        wrong.unless(counter, &at, rule!("13.1a"), "a wrong counter lies on it");
    }
    let all = u64::MAX >> (64 - BOX_COUNT);
    wrong.unless(state.usage.tried & !all == 0, "usage", rule!("X-27"), "no such box");
    let offers = state.offers.iter().zip(0..4).all(|(&offer, seat)| {
        let owned = |box_: u8| state.boxes.get(usize::from(box_)).map(|b| b.owner);
        let own = bits(offer).all(|index| owned(index) == Some(Owner::Seat(Seat(seat))));
        own && (offer == 0 || seat < seats)
    });
    wrong.unless(offers, "offers", rule!("11.0c"), "offers of what he does not own");
    let bidding = state.agenda.iter().any(|step| matches!(step, Step::Reveal));
    let sealed = bidding || state.offers == [0; 4];
    wrong.unless(sealed, "offers", rule!("11.0c"), "offers without an auction");
    let tortured = u32::from(state.usage.tortured) >> seats == 0;
    wrong.unless(tortured, "usage", rule!("X-47"), "no such captive");
}

/// Every demon is in one place at most.
fn demons(game: &Demons, state: &State, wrong: &mut Wrong) {
    let count = u8::try_from(DEMON_COUNT).expect("72 demons");
    let mut seen = state.pile;
    let known = state.pile.iter().all(|demon| demon < count);
    wrong.unless(known, "pile", rule!("4.0b"), "no such demon");
    let held = state.magicians.iter().flat_map(|m| m.held.iter().map(|held| held.demon));
    let grid = state.boxes.iter().filter_map(|b| b.counter.map(|(_, demon)| demon));
    for demon in held.chain(grid) {
        let fits = demon < count && !seen.contains(demon);
        wrong.unless(fits, "demons", rule!("15.4a"), "a demon in two places");
        if fits {
            seen.insert(demon);
        }
    }
    if !wrong.0.is_empty() {
        return;
    }
    for seat in state.all_seats() {
        let at = format!("magicians[{seat}].held");
        for held in &state.magician(seat).held {
            let kind = &game.content.demons[usize::from(held.demon)];
            let tame = held.wild || kind.attitude != Attitude::Unfriendly;
            wrong.unless(tame, &at, rule!("10.0d"), "unfriendly without the ring");
            wrong.unless(held.eyes.contains(seat), &at, rule!("X-80"), "unseen by its owner");
            let all = Seats::first(state.seats());
            let eyes = held.eyes == Seats::ALL || held.eyes.iter().all(|s| all.contains(s));
            wrong.unless(eyes, &at, rule!("X-80"), "seen by nobody at the table");
            let obeys = held.obeys.is_none_or(|user| {
                user != seat && user.0 < state.seats() && held.eyes.contains(user)
            });
            wrong.unless(obeys, &at, rule!("12.3F"), "obeys nobody at the table");
        }
    }
}
