//! §4.0a to §4.1a Set-up and entry.

use arrayvec::ArrayVec;
use kernel::chance::Why;
use kernel::{Agenda, Ask, Cx, Seat, Topic, advance, rule, topics};

use crate::content::Hex;
use crate::event::Event;
use crate::ids::{Printed, Shield};
use crate::illegal::Illegal;
use crate::options::{Order, Shields};
use crate::rules::refusals;
use crate::sets::DemonSet;
use crate::state::{
    BOX_COUNT, DEMON_COUNT, Magician, Mortal, Place, Ring, State, TreasureBox, Usage,
};
use crate::step::{self, Step};
use crate::{Action, HexNumber};
use crate::{At, Demons, Found, Play};

static ORDER: Why = Why { code: "order", rule: rule!("4.0c") };
static LOT: Why = Why { code: "lot", rule: rule!("4.1a") };

/// The opening position: §4.0a every mortal at home, §4.0b every demon in its pile, §4.0c the
/// order rolled.
pub(crate) fn start(game: &Demons, cx: &mut Cx<'_, Event>) -> State {
    let seats = game.options.seats;
    let mut state = State {
        turn: 0,
        order: ArrayVec::new(),
        at: None,
        magicians: (0..seats).map(|_| Magician::new()).collect(),
        mortals: game.content.mortals.iter().map(|mortal| Mortal::new(mortal.home)).collect(),
        boxes: [TreasureBox::UNKNOWN; BOX_COUNT].into_iter().collect(),
        pile: DemonSet::first(u8::try_from(DEMON_COUNT).expect("72 demons")),
        ring: Ring::Pile,
        razed: 0,
        usage: Usage::default(),
        fight: None,
        offers: [0; 4],
        over: false,
        agenda: Agenda::default(),
    };
    state.order = order(game, cx);
    for (place, &seat) in state.order.iter().enumerate() {
        cx.tell(|| Event::Ordered { seat, place: place + 1 });
    }
    state.agenda.first([Step::Shield { at: 0 }]);
    advance(game, &mut state, cx);
    state
}

/// §4.0c §X-04 The highest die goes first, then by descending dice; ties roll again among
/// themselves.
fn order(game: &Demons, cx: &mut Cx<'_, Event>) -> ArrayVec<Seat, 4> {
    let seats = game.options.seats;
    let all: ArrayVec<Seat, 4> = (0..seats).map(Seat).collect();
    if seats == 1 {
        return all;
    }
    let mut rolled: ArrayVec<(ArrayVec<u32, 32>, Seat), 4> =
        all.iter().map(|&seat| (ArrayVec::new(), seat)).collect();
    loop {
        let before: ArrayVec<ArrayVec<u32, 32>, 4> =
            rolled.iter().map(|(dice, _)| dice.clone()).collect();
        let mut tied = false;
        for (own, seat) in &mut rolled {
            let twins = before.iter().filter(|other| *other == own).count();
            if twins > 1 && !own.is_full() {
                tied = true;
                let die = cx.die(6, &ORDER);
                own.push(die);
                let seat = *seat;
                cx.tell(|| Event::OrderRolled { seat, die });
            }
        }
        if !tied {
            break;
        }
    }
    rolled.sort_by(|(a, _), (b, _)| b.cmp(a));
    let first = rolled[0].1;
    match game.options.order {
        Order::Rolls => rolled.into_iter().map(|(_, seat)| seat).collect(),
        Order::Clockwise => (0..seats).map(|n| Seat((first.0 + n) % seats)).collect(),
    }
}

/// §4.1a Every shield, to everybody; where they are drawn, by lot.
impl Ask<Demons> for step::Shield {
    const TOPICS: &'static [Topic] = topics!["shield" => "4.1a"];

    fn whom(&self, At { game, state }: At<'_>) -> Option<Seat> {
        let chosen = game.options.shields == Shields::Chosen;
        state.order.get(usize::from(self.at)).copied().filter(|_| chosen)
    }

    fn is_open(&self, _: At<'_>, _: Seat) -> bool {
        true
    }

    fn offer(&self, At { game, .. }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let levels = u8::try_from(game.content.tables.shields.len()).expect("a few shields");
        for level in 1..=levels {
            found(Action::Shield { level });
        }
    }

    /// §4.1a Takes the shield; §4.0d the first game-turn has no mortal turn.
    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, seat: Seat, action: &Action) {
        if let Action::Shield { level } = *action {
            state.magician_mut(seat).shield = level - 1;
            cx.tell(|| Event::ShieldChosen { seat, shield: Shield(level - 1) });
        }
        let next = if self.at + 1 < state.seats() {
            Step::Shield { at: self.at + 1 }
        } else {
            Step::TurnStart
        };
        state.agenda.first([next]);
    }

    /// §4.1a Draws the shield of the magician at this place in the order.
    fn skip(self, Play { game, state, cx }: Play<'_, '_>) {
        let Some(&seat) = state.order.get(usize::from(self.at)) else { return };
        let levels = u32::try_from(game.content.tables.shields.len()).expect("a few shields");
        let level = u8::try_from(cx.die(levels, &LOT)).expect("a few shields");
        self.answer(Play { game, state, cx }, seat, &Action::Shield { level });
    }

    fn why_not(&self, _: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Shield { level } => Some(Illegal::NoSuchShield { level }),
            _ => None,
        }
    }
}

fn entry_hexes(game: &Demons, state: &State, seat: Seat) -> impl Iterator<Item = Hex> {
    let waiting = state.magician(seat).place == Place::Waiting;
    let map = &game.content.map;
    map.hexes()
        .take_while(move |&hex| waiting && map.is_entry(hex))
        .filter(move |&hex| game.may_stand(state, seat, hex))
}

/// §4.0e §X-09 Hexes of the entry line without enemies.
impl Ask<Demons> for step::Enter {
    const TOPICS: &'static [Topic] = topics!["enter" => "4.0e"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.acting()
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        for hex in entry_hexes(game, state, seat) {
            found(Action::Enter { hex: HexNumber(game.number(hex)) });
        }
    }

    /// §4.0e Puts the magician on the map, at no cost.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        if let Action::Enter { hex: HexNumber(hex) } = *action {
            let hex = game.content.map.find(hex).expect("the hex was checked");
            state.magician_mut(seat).place = Place::At(hex);
            cx.tell(|| Event::Entered { seat, hex: game.printed(hex) });
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        let Action::Enter { hex: HexNumber(hex) } = *action else { return None };
        let line = game.content.map.find(hex).is_some_and(|to| game.content.map.is_entry(to));
        Some(match refusals::spot(game, state, seat, hex) {
            Some(reason @ Illegal::NoSuchHex { .. }) => reason,
            Some(reason) if line => reason,
            _ => Illegal::NotEntryLine { hex: Printed::of(hex) },
        })
    }
}
