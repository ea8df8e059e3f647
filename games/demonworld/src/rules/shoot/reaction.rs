//! §DW-22 §PR-59 The volley before an overrun.

use kernel::{Ask, Cx, Seat, Topic, topics};

use super::toll::Toll;
use super::{shooting, volley};
use crate::action::Action;
use crate::event::Event;
use crate::ids::Order;
use crate::illegal::Illegal;
use crate::rules::morale::losses;
use crate::rules::refusals;
use crate::rules::weather::fire;
use crate::state::{Aim, Deeds, ElementId, Mood, Moving, Shot, State, TroopId, Troops};
use crate::step::{self, Step};
use crate::{At, Demonworld, Found, Play};

/// §PR-59 Whether a unit or independent may shoot before it is run over.
pub(crate) fn may_react(game: &Demonworld, state: &State, victim: TroopId) -> bool {
    let one = state.troop(victim);
    let spent = [Deeds::SHOT, Deeds::REACTED, Deeds::LIT].iter().any(|deed| one.deeds.has(*deed));
    let independent = game.card_of(state, victim).kind.is_character();
    let ready = independent || one.order == Some(Order::Hold);
    ready && !spent && one.mood == Mood::Steady && !one.is_engaged()
}

/// §DW-22 An overrun is declared: those in its way may shoot first, and its owner thinks again.
///
/// Says whether anybody is asked; nobody is asked twice about the same overrun.
pub(crate) fn warn(
    game: &Demonworld,
    state: &mut State,
    by: TroopId,
    victims: &[ElementId],
) -> bool {
    let Some(moving) = state.moving else { return false };
    let seat = state.troop(by).seat;
    let mut asked: Vec<TroopId> = victims.iter().map(|&victim| state.unit_of(victim)).collect();
    asked.sort_unstable();
    asked.dedup();
    asked.retain(|&victim| {
        state.troop(victim).seat != seat
            && !moving.warned.contains(victim)
            && !shooters(game, state, (victim, by)).is_empty()
    });
    let warned = asked.iter().fold(moving.warned, |warned, &victim| warned.with(victim));
    // An overrun that goes on is over; the next one is declared anew.
    let warned = if asked.is_empty() { Troops::NONE } else { warned };
    state.moving = Some(Moving { warned, ..moving });
    if asked.is_empty() {
        return false;
    }
    state.agenda.first([Step::Move { troop: by }]);
    for &victim in asked.iter().rev() {
        state.agenda.first([Step::React { victim, by }]);
    }
    true
}

/// Elements of the victim that have the overrunner in arc, range and sight.
fn shooters(
    game: &Demonworld,
    state: &State,
    (victim, by): (TroopId, TroopId),
) -> Vec<(ElementId, ElementId)> {
    let Some(target) = state.standing(by).next() else { return Vec::new() };
    if !may_react(game, state, victim) {
        return Vec::new();
    }
    // §DW-22 §PR-128 Who shot before he joined the unit does not shoot again, nor does he who was in
    // fire when the turn began.
    let able = |element: &ElementId| {
        !state.has_done(*element, &[Deeds::SHOT, Deeds::REACTED])
            && !fire::is_caught(game, state, *element)
            && volley::mark(game, state, *element, target).is_some()
    };
    let mut list: Vec<ElementId> = state.members(victim).filter(able).collect();
    list.sort_unstable();
    list.into_iter().map(|element| (element, target)).collect()
}

/// §PR-59 Who declares next, with the overrunner before him; state holds what the others declared.
pub(crate) fn next(
    game: &Demonworld,
    state: &State,
    pair: (TroopId, TroopId),
) -> Option<(ElementId, ElementId)> {
    shooters(game, state, pair).get(state.shots.len()).copied()
}

/// §PR-59 §PR-76 The next one shoots, supports another of the volley, or does neither.
impl Ask<Demonworld> for step::React {
    const TOPICS: &'static [Topic] = topics!["react" => "PR-59"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.troop(self.victim).seat)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let list = shooters(game, state, (self.victim, self.by));
        let Some(&(shooter, target)) = list.get(state.shots.len()) else { return };
        found(Action::Fire { target });
        for &(element, _) in list.iter().filter(|one| one.0 != shooter) {
            found(Action::Back { element });
        }
        found(Action::Cease {});
    }

    /// §PR-59 One of the volley has declared; after the last one it is loosed.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let list = shooters(game, state, (self.victim, self.by));
        if let Some(&(shooter, _)) = list.get(state.shots.len()) {
            state.shots.push(Shot { shooter, aim: shooting::aim(*action), high: false });
        }
        if state.shots.len() < list.len() {
            state.agenda.first([self.into()]);
        } else {
            loose(game, state, cx);
        }
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::reason(at.state, *action, || match *action {
            Action::Fire { target } => Err(Illegal::NoTarget { target: at.state.placed(target) }),
            Action::Back { element } => {
                Err(Illegal::NoSuchSupport { element: at.state.placed(element) })
            }
            _ => Ok(()),
        })
    }
}

/// §PR-59 The volley; its wounds count before the overrun goes on.
fn loose(game: &Demonworld, state: &mut State, cx: &mut Cx<'_, Event>) {
    let shots = std::mem::take(&mut state.shots);
    let mut toll = Toll::default();
    for shot in &shots {
        if let Aim::At(target) = shot.aim {
            let backers = shooting::backers(&shots, shot.shooter);
            shooting::fire(game, state, (shot.shooter, target), &backers, (&mut toll, cx));
        }
    }
    for shot in shots.iter().filter(|shot| shot.aim != Aim::Cease) {
        state.mark(shot.shooter, Deeds::REACTED);
    }
    for (element, cause) in toll.wounds {
        losses::hurt(game, state, (element, 1, cause), cx);
    }
}
