//! §PR-144 Healing potions: drunk once, before or after a melee phase.

use kernel::{Ask, Seat, Topic, topics};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::rules::refusals;
use crate::state::{ElementId, State, TroopId};
use crate::step::{self, Step};
use crate::{At, Demonworld, Found, Play};

/// The potion of a character that it has not drunk yet: its number among the items, its strength.
fn flask(game: &Demonworld, state: &State, troop: TroopId) -> Option<(usize, u8)> {
    let one = state.troop(troop);
    let full = one.items & !one.used;
    let items = game.content().items.iter().enumerate();
    items
        .filter(|(index, _)| full >> index & 1 == 1)
        .map(|(index, item)| (index, item.change.heal_once))
        .find(|(_, strength)| *strength > 0)
}

/// Who of a troop would be healed by its potion.
fn patient(game: &Demonworld, state: &State, troop: TroopId) -> Option<ElementId> {
    let most = game.card_of(state, troop).hp;
    flask(game, state, troop)?;
    state.standing(troop).find(|&id| state.element(id).hp < most)
}

/// §PR-144 Everybody who could drink is asked.
pub(crate) fn ask(game: &Demonworld, state: &mut State) {
    let thirsty: Vec<TroopId> =
        state.ids().filter(|&id| patient(game, state, id).is_some()).collect();
    for troop in thirsty.into_iter().rev() {
        state.agenda.first([Step::Potion { troop }]);
    }
}

/// §PR-144 Drink or keep it.
impl Ask<Demonworld> for step::Potion {
    const TOPICS: &'static [Topic] = topics!["potion" => "PR-144"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.troop(self.troop).seat)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let troop = self.troop;
        if patient(game, state, troop).is_some() {
            found(Action::Drink {});
            found(Action::Decline {});
        }
    }

    /// §PR-144 Hit points come back, never more than the card has.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let action = *action;
        let troop = self.troop;
        let found = flask(game, state, troop).zip(patient(game, state, troop));
        let (Action::Drink {}, Some(((index, strength), element))) = (action, found) else {
            return;
        };
        let most = game.card_of(state, troop).hp;
        let left = state.element(element).hp.saturating_add(strength).min(most);
        state.element_mut(element).hp = left;
        state.troop_mut(troop).used |= 1 << index;
        cx.tell(|| Event::Healed { element: state.placed(element), left });
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::unknown(at.state, *action)
    }
}
