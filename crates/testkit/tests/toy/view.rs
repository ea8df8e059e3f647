//! What a viewer knows.

use kernel::{Arg, Seat, Viewer, Words};
use serde::Serialize;

use crate::action::Action;
use crate::event::Event;
use crate::faults::Fault;
use crate::game::Toy;
use crate::state::{Cards, State, total};

#[derive(PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    pub(crate) round: u8,
    pub(crate) over: bool,
    pub(crate) bag: u8,
    pub(crate) seats: Vec<SeatView>,
    pub(crate) peeked: Option<Cards>,
    pub(crate) mark: u8,
}

#[derive(PartialEq, Eq, Debug, Serialize)]
pub(crate) struct SeatView {
    pub(crate) souls: u8,
    pub(crate) cards: u8,
    pub(crate) used: Cards,
    pub(crate) has_bid: bool,
    pub(crate) hand: Option<Cards>,
    pub(crate) bid: Option<u8>,
}

pub(crate) fn of<const SLIP: bool>(game: &Toy<SLIP>, state: &State, viewer: Viewer) -> View {
    let sees = |seat: Seat| match viewer {
        Viewer::Referee => true,
        Viewer::Spectator => game.has(Fault::SpectatorSees) && seat == Seat(0),
        Viewer::Seat(own) => own == seat || game.has(Fault::ViewShowsAll),
    };
    let of_seat = |(number, hand): (u8, &Cards)| {
        let seat = Seat(number);
        SeatView {
            souls: state.souls[seat.index()],
            cards: total(*hand),
            used: state.used[seat.index()],
            has_bid: state.bids[seat.index()].is_some(),
            hand: Some(*hand).filter(|_| sees(seat)),
            bid: state.bids[seat.index()].filter(|_| sees(seat)),
        }
    };
    View {
        round: state.round,
        over: state.over,
        bag: total(state.bag),
        seats: (0..).zip(&state.hands).map(of_seat).collect(),
        peeked: state.peeked.filter(|_| viewer != Viewer::Spectator),
        mark: state.mark.number(),
    }
}

pub(crate) fn cut<const SLIP: bool>(game: &Toy<SLIP>, event: &Event, viewer: Viewer) -> Event {
    let uncut = game.has(Fault::EventsUncut)
        || game.has(Fault::SpectatorHears) && viewer == Viewer::Spectator;
    match *event {
        _ if uncut => event.clone(),
        Event::Drawn { seat, card } => Event::Drawn { seat, card: card.cut(viewer) },
        Event::Committed { seat, card } => Event::Committed { seat, card: card.cut(viewer) },
        Event::Revealed { .. } | Event::Won { .. } | Event::Kept { .. } | Event::Gave { .. } => {
            event.clone()
        }
    }
}

pub(crate) fn text(view: &View, words: &dyn Words) -> String {
    let round = Arg::Number(i64::from(view.round) + 1);
    let mut lines = vec![words.say("line-round", &[("round", round)])];
    for (number, seat) in (0..).zip(&view.seats) {
        let name = words.seat(Seat(number));
        let args = [
            ("name", Arg::Text(&name)),
            ("souls", Arg::Number(seat.souls.into())),
            ("cards", Arg::Number(seat.cards.into())),
            ("bid", Arg::Text(if seat.has_bid { "yes" } else { "no" })),
        ];
        lines.push(words.say("line-seat", &args));
        if let Some(hand) = seat.hand {
            let [imps, fiends, demons] = hand.map(|n| Arg::Number(n.into()));
            let args = [("imps", imps), ("fiends", fiends), ("demons", demons)];
            lines.push(format!("  {}", words.say("line-hand", &args)));
        }
    }
    lines.join("\n")
}

pub(crate) fn phrase(action: Action, words: &dyn Words) -> String {
    match action {
        Action::Bid { card } => words.say("act-bid", &[("card", Arg::Number(card.into()))]),
        Action::Keep | Action::Hold | Action::Mumble | Action::Shout => words.say("act-keep", &[]),
        Action::Give { to_seat } => {
            words.say("act-give", &[("name", Arg::Text(&words.seat(to_seat)))])
        }
    }
}
