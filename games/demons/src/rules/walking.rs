//! §5.0a to §5.6a How magicians move.

use kernel::{Ask, Cx, Seat, Topic, topics};

use crate::content::Hex;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::rules::{ending, refusals};
use crate::state::{Place, State};
use crate::step::{self, Step};
use crate::{Action, HexNumber};
use crate::{At, Demons, Found, Play};

/// §5.5b Whether he begins next to something that holds him.
pub(crate) fn is_held(game: &Demons, state: &State, seat: Seat) -> bool {
    match state.magician(seat).place {
        Place::At(hex) => !state.magician(seat).unheld && game.is_stopped(state, seat, hex),
        _ => true,
    }
}

/// §4.3a §X-09 Whether he may leave the map from where he stands.
pub(crate) fn may_leave(game: &Demons, state: &State, seat: Seat) -> bool {
    match state.magician(seat).place {
        Place::At(hex) => {
            game.content.map.is_edge(hex)
                && (game.options.exit_while_adjacent || !is_held(game, state, seat))
        }
        _ => false,
    }
}

/// §5.0b §5.2a §5.4a Hexes that a magician can enter next, with their cost.
pub(crate) fn steps(
    game: &Demons,
    state: &State,
    seat: Seat,
    from: Hex,
    left: u8,
) -> impl Iterator<Item = (Hex, u8)> {
    game.content.map.neighbours(from).filter_map(move |(next, river)| {
        let cost = game.cost(state, next, river).filter(|&cost| cost <= left)?;
        let rival = state.magician_at(next).is_some_and(|other| other != seat);
        // §12.3I Mortals' hexes can be passed, not kept.
        let passes = !state.has_mortal(next)
            || (state.magician(seat).invisible && can_go_on(game, state, seat, next, left - cost));
        (!rival && passes).then_some((next, cost))
    })
}

/// §X-39 Whether a move that passes mortals can still end somewhere.
fn can_go_on(game: &Demons, state: &State, seat: Seat, from: Hex, left: u8) -> bool {
    game.content.map.is_edge(from)
        || game.content.map.neighbours(from).any(|(next, river)| {
            let cost = game.cost(state, next, river).filter(|&cost| cost <= left);
            let rival = state.magician_at(next).is_some_and(|other| other != seat);
            cost.is_some_and(|cost| {
                let ends = !state.has_mortal(next);
                !rival && (ends || can_go_on(game, state, seat, next, left - cost))
            })
        })
}

/// §X-39 Whether the move may end here.
fn may_end(state: &State, seat: Seat) -> bool {
    matches!(state.magician(seat).place, Place::At(hex) if !state.has_mortal(hex))
}

/// §5.0b On, off the map, or no further; §5.0e points that are left are lost.
impl Ask<Demons> for step::Walk {
    const TOPICS: &'static [Topic] = topics!["walk" => "5.0b"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.acting()
    }

    fn is_open(&self, At { game, state }: At<'_>, seat: Seat) -> bool {
        let Place::At(hex) = state.magician(seat).place else { return false };
        let others = usize::from(may_leave(game, state, seat)) + usize::from(may_end(state, seat));
        steps(game, state, seat, hex, self.left).take(2).count() + others > 1
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let Place::At(hex) = state.magician(seat).place else { return };
        for (next, _) in steps(game, state, seat, hex, self.left) {
            found(Action::Walk { hex: HexNumber(game.number(next)) });
        }
        if may_leave(game, state, seat) {
            found(Action::Leave {});
        }
        if may_end(state, seat) {
            found(Action::Stop {});
        }
    }

    /// Carries out one piece of a move.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        match *action {
            Action::Walk { hex: HexNumber(hex) } => {
                let to = game.content.map.find(hex).expect("the hex was checked");
                walk(game, state, seat, to, self.left, cx);
            }
            Action::Leave {} => ending::leave(game, state, seat, cx),
            _ => {}
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        Some(match *action {
            Action::Walk { hex: HexNumber(hex) } => {
                why_not(game, state, seat, hex, self.left, false)
            }
            Action::Leave {} => refusals::leave(game, state, seat),
            Action::Stop {} => Illegal::NoEndHere { hex: refusals::here(game, state, seat) },
            _ => return None,
        })
    }
}

/// Why a move does not lead there.
pub(super) fn why_not(
    game: &Demons,
    state: &State,
    seat: Seat,
    hex: u16,
    left: u8,
    held: bool,
) -> Illegal {
    let Place::At(from) = state.magician(seat).place else {
        return Illegal::CaptiveStays { hex: refusals::here(game, state, seat) };
    };
    if held {
        return Illegal::Held { hex: game.printed(from) };
    }
    let enemy = |to: Hex| Demons::has_enemy(state, seat, to);
    let reason = refusals::step(game, state, Some(from), hex, left, enemy);
    let far = || reach(game, state, seat, left).iter().all(|to| game.number(to.hex) != hex);
    match reason {
        Illegal::NotAdjacent { hex } if far() => Illegal::TooFar { hex, left },
        reason => reason,
    }
}

/// A hex that the rest of a move can reach.
pub(crate) struct Reached {
    pub(crate) hex: Hex,
    /// Points to get there, the fewest.
    pub(crate) cost: u8,
    /// The hex before it on that way.
    pub(crate) from: Hex,
    /// §5.5a Whether the move ends there.
    pub(crate) stop: bool,
}

/// §5.2a Every hex that a move with so many points can reach, cheapest first.
pub(crate) fn reach(game: &Demons, state: &State, seat: Seat, left: u8) -> Vec<Reached> {
    let Place::At(start) = state.magician(seat).place else { return Vec::new() };
    let mut reached: Vec<Reached> = Vec::new();
    let mut open = vec![(0u8, start, start)];
    while let Some(next) = (0..open.len()).min_by_key(|&i| open[i]) {
        let (cost, hex, from) = open.swap_remove(next);
        let known = hex == start || reached.iter().any(|one| one.hex == hex);
        if known && cost > 0 {
            continue;
        }
        let stop = cost > 0 && game.is_stopped(state, seat, hex);
        if cost > 0 {
            reached.push(Reached { hex, cost, from, stop });
        }
        if !stop {
            let steps = steps(game, state, seat, hex, left - cost);
            open.extend(steps.map(|(next, step)| (cost + step, next, hex)));
        }
    }
    reached
}

fn walk(game: &Demons, state: &mut State, seat: Seat, to: Hex, left: u8, cx: &mut Cx<'_, Event>) {
    let Place::At(from) = state.magician(seat).place else { return };
    let mut around = game.content.map.neighbours(from);
    let river = around.any(|(next, river)| next == to && river);
    let cost = game.cost(state, to, river).expect("the hex was checked");
    let left = left - cost;
    let magician = state.magician_mut(seat);
    magician.place = Place::At(to);
    magician.unheld = false;
    cx.tell(|| Event::Walked { seat, hex: game.printed(to), cost, left });
    // §5.5a Next to an enemy the move is over.
    if game.is_stopped(state, seat, to) {
        cx.tell(|| Event::Halted { seat, hex: game.printed(to) });
        if game.options.exit_while_adjacent && game.content.map.is_edge(to) {
            state.agenda.first([Step::Walk { left: 0 }]);
        }
    } else {
        state.agenda.first([Step::Walk { left }]);
    }
}
