//! §14.0a to §14.2a Raising the shield.

use kernel::chance::Why;
use kernel::{Ask, Cx, Seat, Seats, Topic, rule, topics};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Prize, Shield};
use crate::illegal::Illegal;
use crate::rules::{conjuring, control, treasure};
use crate::state::{Owner, State};
use crate::step::{self, Step};
use crate::{At, Demons, Found, Play};

static SHIELD: Why = Why { code: "shield", rule: rule!("14.0b") };

/// §14.0b §X-57 Friendly demons in his boxes.
fn friends(game: &Demons, state: &State, seat: Seat) -> usize {
    control::own(state, seat).filter(|held| conjuring::is_friendly(game, held.demon)).count()
}

/// §X-57 Whether an attempt makes sense: a better shield exists, and something helps.
pub(crate) fn check(game: &Demons, state: &State, seat: Seat) -> Result<(), Illegal> {
    let highest = game.content.tables.shields.len() - 1;
    if usize::from(state.magician(seat).shield) >= highest {
        return Err(Illegal::ShieldHighest { shield: Shield(state.magician(seat).shield) });
    }
    if friends(game, state, seat) == 0 && state.owned(seat).next().is_none() {
        return Err(Illegal::NoHelp { friends: 0, treasures: 0 });
    }
    Ok(())
}

/// §14.0b Another treasure, or the die.
impl Ask<Demons> for step::Spend {
    const TOPICS: &'static [Topic] = topics![lone "spend" => "14.0b"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.acting().filter(|&seat| state.owned(seat).next().is_some())
    }

    /// §X-80 Not to ask would tell what the boxes hold.
    fn is_open(&self, _: At<'_>, _: Seat) -> bool {
        true
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        for index in state.owned(seat) {
            found(Action::Spend { treasure: Demons::treasure_number(index) });
        }
        if friends(game, state, seat) + usize::from(self.count) > 0 {
            found(Action::Roll {});
        }
    }

    /// §14.1a A treasure spent is lost, and the demon on it leaves the game.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        if let Action::Spend { treasure } = *action {
            let index = Demons::treasure_of(treasure).expect("the treasure was checked");
            treasure::hand_over(state, index, Owner::Lost);
            cx.tell(|| Event::Spent { seat, treasure: Prize::Treasure(index) });
            state.agenda.first([Step::Spend { count: self.count + 1 }]);
        } else {
            roll(game, state, self.count, cx);
        }
    }

    fn skip(self, Play { game, state, cx }: Play<'_, '_>) {
        roll(game, state, self.count, cx);
    }

    fn why_not(&self, _: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Spend { treasure } => Some(Illegal::NotOwned { treasure }),
            Action::Roll {} => Some(Illegal::NoHelp { friends: 0, treasures: 0 }),
            _ => None,
        }
    }
}

/// §14.0b The die at most the total raises the shield; §14.2a the friends stay. §X-80 He shows the
/// friends that help, and no other demon.
fn roll(game: &Demons, state: &mut State, count: u8, cx: &mut Cx<'_, Event>) {
    let Some(seat) = state.active() else { return };
    let total = friends(game, state, seat) + usize::from(count);
    let total = u32::try_from(total).expect("a few demons and treasures");
    for held in &mut state.magician_mut(seat).held {
        if conjuring::is_friendly(game, held.demon) {
            held.eyes = Seats::ALL;
        }
    }
    cx.reveal();
    let die = cx.die(6, &SHIELD);
    let raised = die <= total;
    let success = if raised { "yes" } else { "no" };
    cx.tell(|| Event::ShieldTried { seat, die, total, success });
    if raised {
        state.magician_mut(seat).shield += 1;
        let shield = Shield(state.magician(seat).shield);
        cx.tell(|| Event::ShieldRaised { seat, shield });
    }
}
