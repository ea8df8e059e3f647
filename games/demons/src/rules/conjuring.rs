//! §9.0a to §10.0d Conjuration, curses, attitudes.

use arrayvec::ArrayVec;
use kernel::chance::Why;
use kernel::{Ask, Cx, Seat, Seats, Topic, Veiled, rule, topics};

use crate::action::Action;
use crate::event::{Event, Farewell};
use crate::ids::Demon;
use crate::illegal::Illegal;
use crate::kinds::{Attitude, Rank};
use crate::options::{Overflow, RingBatch};
use crate::rules::{captivity, control};
use crate::state::{Held, Ring, State};
use crate::step::{self, Step};
use crate::{At, Demons, Found, Play};

static CONJURE: Why = Why { code: "conjure", rule: rule!("9.0b") };
static DRAW: Why = Why { code: "draw", rule: rule!("9.0c") };

/// Stands for the ring among the counters of a pile.
const RING: u8 = u8::MAX;

/// §9.0c §X-33 The counters of a rank that nobody has drawn, the ring among the dukes.
fn pile(game: &Demons, state: &State, rank: Rank) -> ArrayVec<u8, 73> {
    let mut pile: ArrayVec<u8, 73> = ArrayVec::new();
    if rank == Rank::Duke && state.ring == Ring::Pile {
        pile.push(RING);
    }
    let of_rank = |demon: &u8| game.content.demons[usize::from(*demon)].rank == rank;
    pile.extend(state.pile.iter().filter(of_rank));
    pile
}

/// §9.1a §9.2a §9.3a Whether this rank can be conjured here and now.
pub(crate) fn check(game: &Demons, state: &State, seat: Seat, rank: Rank) -> Result<(), Illegal> {
    let Some(hex) = state.place_of(seat).filter(|_| control::is_present(state, seat)) else {
        return Err(Illegal::NotOffered {});
    };
    let terrain = game.terrain(state, hex);
    if !game.content.tables.can_conjure(terrain, rank) {
        let terrain = terrain.id();
        return Err(match rank {
            Rank::Duke => Illegal::DukeTerrain { terrain },
            _ => Illegal::RankTerrain { rank: rank.id(), terrain },
        });
    }
    let ring = rank == Rank::Duke && state.ring == Ring::Pile;
    let of_rank = |demon: u8| game.content.demons[usize::from(demon)].rank == rank;
    if !ring && !state.pile.iter().any(of_rank) {
        return Err(Illegal::PileEmpty { rank: rank.id() });
    }
    Ok(())
}

/// §9.0b Die and table; §16.8a a captive and his marks count against him.
pub(crate) fn conjure(
    game: &Demons,
    state: &mut State,
    seat: Seat,
    rank: Rank,
    cx: &mut Cx<'_, Event>,
) {
    let tables = &game.content.tables;
    let magician = state.magician(seat);
    let mut add = tables.conjuration(magician.shield, rank);
    if magician.is_captive() {
        add += tables.captive + tables.captive_mark * i32::from(magician.marks());
    }
    let die = cx.die(6, &CONJURE);
    let net = i32::try_from(die).expect("a die") + add;
    cx.tell(|| Event::Conjured { seat, rank: rank.id(), die, add, net });
    match net {
        1.. => draw(game, state, seat, rank, net.unsigned_abs(), cx),
        // §9.0e
        0 => cx.tell(|| Event::NothingCame { seat, rank: rank.id() }),
        _ => {
            let left = u8::try_from(net.unsigned_abs()).unwrap_or(u8::MAX);
            state.agenda.first([Step::Curses { left }]);
        }
    }
}

/// §9.0c Draws one by one; §X-33 the ring works from its draw on, or for all of them.
fn draw(
    game: &Demons,
    state: &mut State,
    seat: Seat,
    rank: Rank,
    count: u32,
    cx: &mut Cx<'_, Event>,
) {
    let whole = game.options.ring_batch == RingBatch::WholeBatch;
    let mut drawn: ArrayVec<u8, 32> = ArrayVec::new();
    let mut ring = state.ring == Ring::Seat(seat);
    for missing in (1..=count).rev() {
        let pile = pile(game, state, rank);
        if pile.is_empty() || drawn.is_full() {
            cx.tell(|| Event::PileSpent { seat, rank: rank.id(), count: missing });
            break;
        }
        let id = |counter: u8| if counter == RING { 0 } else { u16::from(counter) + 1 };
        let counter = cx.pick(&pile, id, &DRAW, Seats::one(seat));
        if counter == RING {
            state.ring = Ring::Seat(seat);
            ring = true;
            cx.reveal();
            cx.tell(|| Event::RingDrawn { seat });
            continue;
        }
        state.pile.remove(counter);
        if whole {
            drawn.push(counter);
        } else {
            receive(game, state, seat, counter, ring, cx);
        }
    }
    for demon in drawn {
        receive(game, state, seat, demon, ring, cx);
    }
    // §X-32
    if game.options.overflow == Overflow::DrawOrder {
        while control::is_crowded(game, state, seat) {
            let last = state.magician(seat).held.last().map(|held| held.demon);
            let Some(demon) = last else { break };
            control::release(state, demon, Farewell::Crowd, cx);
        }
    }
}

/// §10.0d An unfriendly demon stays only with the owner of the ring.
fn receive(
    game: &Demons,
    state: &mut State,
    seat: Seat,
    demon: u8,
    ring: bool,
    cx: &mut Cx<'_, Event>,
) {
    let kind = &game.content.demons[usize::from(demon)];
    if kind.attitude == Attitude::Unfriendly && !ring {
        cx.reveal();
        cx.tell(|| Event::Released { seat, demon: Demon(demon), why: Farewell::Unfriendly });
        return;
    }
    let eyes = Seats::one(seat);
    state.magician_mut(seat).held.push(Held { demon, wild: ring, eyes, obeys: None });
    let drawn = Veiled::new(eyes, Demon(demon));
    cx.tell(|| Event::Drew { seat, rank: kind.rank.id(), demon: drawn });
}

/// §9.0d Friendly demons that can be released, or endure.
impl Ask<Demons> for step::Curses {
    const TOPICS: &'static [Topic] = topics![lone "curses" => "9.0d"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        let held = |&seat: &Seat| self.left > 0 && control::own(state, seat).next().is_some();
        state.acting().filter(held)
    }

    /// §X-80 Not to ask would tell what the boxes hold.
    fn is_open(&self, _: At<'_>, _: Seat) -> bool {
        true
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        for held in control::own(state, seat).filter(|held| is_friendly(game, held.demon)) {
            found(Action::Release { demon: held.demon + 1 });
        }
        found(Action::Endure {});
    }

    /// §9.0d §10.0b Each friendly demon released keeps one curse away.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        if let Action::Release { demon } = *action {
            control::release(state, demon - 1, Farewell::Curse, cx);
            state.agenda.first([Step::Curses { left: self.left - 1 }]);
        } else {
            curse(game, state, seat, self.left, cx);
        }
    }

    /// Curses that nothing can keep away.
    fn skip(self, Play { game, state, cx }: Play<'_, '_>) {
        if let Some(seat) = state.active() {
            curse(game, state, seat, self.left, cx);
        }
    }

    fn why_not(&self, At { state, .. }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        let Action::Release { demon } = *action else { return None };
        let held = control::own(state, seat).any(|held| held.demon + 1 == demon);
        Some(if held { Illegal::NotFriendly { demon } } else { Illegal::NotHeld { demon } })
    }
}

/// §10.0a Whether a demon is friendly.
pub(crate) fn is_friendly(game: &Demons, demon: u8) -> bool {
    game.content.demons[usize::from(demon)].attitude == Attitude::Friendly
}

/// §9.0d §9.4a §X-31 Curses strike; four marks kill.
fn curse(game: &Demons, state: &mut State, seat: Seat, curses: u8, cx: &mut Cx<'_, Event>) {
    if curses == 0 {
        return;
    }
    let magician = state.magician_mut(seat);
    magician.curses = magician.curses.saturating_add(curses);
    let marks = magician.marks();
    cx.tell(|| Event::Cursed { seat, curses, marks });
    if marks >= game.content.tables.lethal_marks {
        captivity::die(game, state, seat, None, cx);
    }
}
