//! §PR-134 Scouting: who chooses the side, and who must deploy in the open.

use kernel::{Ask, Cx, Sealed, Seat, Topic, Why, rule, topics};

use super::setup;
use crate::action::Action;
use crate::army;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::rules::ground::flanks;
use crate::rules::refusals;
use crate::state::{SEATS, State};
use crate::step::{self, Step};
use crate::{At, Demonworld, Found, Play};

static SCOUT: Why = Why { code: "scout", rule: rule!("PR-134") };

/// Rolls again at most so often when both sides roll alike.
const ROLLS: u8 = 20;

/// §FR-165 How well a seat scouts.
pub(crate) fn factor(game: &Demonworld, seat: Seat) -> u16 {
    let cards = game.army(seat).iter().map(|recruit| recruit.card);
    let sum: u32 = cards.map(|card| army::scout(game.card(card))).sum();
    u16::try_from(sum).unwrap_or(u16::MAX)
}

/// §PR-134 The factors are compared; the better scout, or the higher die, is asked.
pub(crate) fn begin(game: &Demonworld, state: &mut State, cx: &mut Cx<'_, Event>) {
    let [zero, one] = SEATS.map(|seat| factor(game, seat));
    let (seat, other_seat) = match zero.cmp(&one) {
        std::cmp::Ordering::Greater => (SEATS[0], SEATS[1]),
        std::cmp::Ordering::Less => (SEATS[1], SEATS[0]),
        std::cmp::Ordering::Equal => rolled(cx),
    };
    let (factor, other) = (zero.max(one), zero.min(one));
    cx.tell(|| Event::Scouted { seat, factor, other_seat, other });
    if factor > 0 && factor >= other.saturating_mul(2) {
        state.openly = Some(other_seat);
    }
    state.agenda.first([Step::Side { seat }]);
}

/// Equal scouts roll; ties are rolled again.
fn rolled(cx: &mut Cx<'_, Event>) -> (Seat, Seat) {
    for _ in 0..ROLLS {
        let mut die = || u8::try_from(cx.die(6, &SCOUT)).expect("a die");
        let (zero, one) = (die(), die());
        if zero != one {
            let (seat, other_seat) =
                if zero > one { (SEATS[0], SEATS[1]) } else { (SEATS[1], SEATS[0]) };
            let (die, other) = (zero.max(one), zero.min(one));
            cx.tell(|| Event::ScoutRolled { seat, die, other_seat, other });
            return (seat, other_seat);
        }
    }
    (SEATS[0], SEATS[1])
}

/// §PR-134 South or north.
impl Ask<Demonworld> for step::Side {
    const TOPICS: &'static [Topic] = topics!["side" => "PR-134"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    fn offer(&self, _: At<'_>, _: Seat, found: &mut Found<'_>) {
        found(Action::South {});
        found(Action::North {});
    }

    /// §PR-134 The side is taken; a side that was scouted out hears that it deploys in the open.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let seat = self.seat;
        let south = *action == Action::South {};
        state.south = if south { seat } else { Seat(1 - seat.0) };
        cx.tell(|| Event::SideChosen { seat, side: if south { "south" } else { "north" } });
        for seat in SEATS {
            step::Deploy {}.forget(game, state, seat);
        }
        if let Some(seat) = state.openly {
            cx.tell(|| Event::DeploysOpenly { seat });
        }
        array(state);
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::unknown(at.state, *action)
    }
}

/// §PR-134 A side that was scouted out deploys first; §PR-135 not before both have told their
/// sections, or the better scout would send his cards to where he sees no enemy.
pub(crate) fn array(state: &mut State) {
    if let Some(seat) = state.openly.filter(|_| !flanks::is_sending(state)) {
        state.agenda.first([Step::Array { seat }]);
    }
}

/// §PR-134 A side that was scouted out deploys in the open, part by part.
impl Ask<Demonworld> for step::Array {
    const TOPICS: &'static [Topic] = <step::Deploy as Sealed<Demonworld>>::TOPICS;

    fn code(&self) -> &'static str {
        "deploy"
    }

    fn part(&self, at: At<'_>, seat: Seat) -> &'static str {
        step::Deploy {}.part(at, seat)
    }

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    fn offer(&self, at: At<'_>, seat: Seat, found: &mut Found<'_>) {
        step::Deploy {}.offer(at, seat, found);
    }

    fn allows(&self, at: At<'_>, seat: Seat, action: &Action) -> bool {
        step::Deploy {}.allows(at, seat, action)
    }

    fn answer(self, Play { game, state, .. }: Play<'_, '_>, seat: Seat, action: &Action) {
        step::Deploy {}.note(game, state, seat, action);
        if setup::ask(game, state, seat).is_some() {
            state.agenda.first([self.into()]);
        }
    }

    fn why_not(&self, at: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        step::Deploy {}.why_not(at, seat, action)
    }
}
