//! A table as one client sees it.

use cabinet::{Table, Voice};
use kernel::{Outcome as Final, Seat, Turn as Owed, Viewer, Words};
use protocol::{
    Asking, Ending, Hello, Legal, Outcome, SeatInfo, SeatKind, SeatState, Standing, Status,
    TableInfo, Turn, Update,
};

use super::guest::Guest;
use super::host::Host;
use super::questions::legal;
use crate::words::Language;

impl Host {
    /// Everything about the table that does not change from action to action.
    pub(super) fn info(&mut self, mine: &[u8], language: Language, present: &[u8]) -> TableInfo {
        let voice = self.tableau.voice(language);
        let made = &self.tableau.made;
        TableInfo {
            table: self.tableau.id.clone(),
            game: made.game.clone(),
            title: voice.game().say("title", &[]),
            options: made.options.clone(),
            public: made.public,
            dice: made.dice,
            clock: made.clock,
            takeover: made.takeover,
            hints: made.hints,
            own_content: made.content.is_some(),
            commitment: made.commitment.clone(),
            round: (self.tableau.agreed().scheme() > 1).then(|| self.round_of(mine)),
            maker: self.made(mine),
            quiet: self.tableau.hush.onlookers(),
            status: self.tableau.status(),
            seats: self.seats(mine, present, &voice),
            rematch: self.tableau.rematch.clone(),
            board: self.tableau.game.as_ref().and_then(|game| game.picture()),
            created_ms: self.tableau.created_ms,
        }
    }

    /// The first message of a connection.
    pub(super) fn hello(&mut self, guest: &Guest, since: Option<u32>, present: &[u8]) -> Hello {
        let from = since.unwrap_or(0);
        Hello {
            protocol: protocol::VERSION,
            table: self.info(&guest.seats, guest.language, present),
            mine: guest.seats.clone(),
            full: from == 0,
            update: self.update(guest, from, present),
            chat: self.shown_chat(),
        }
    }

    /// Where the game stands, with the log after a version.
    pub(super) fn update(&mut self, guest: &Guest, since: u32, present: &[u8]) -> Update {
        let dice = self.dice_of(guest.looking, guest.language);
        let undo = self.undo_of(guest.looking);
        let voice = self.tableau.voice(guest.language);
        let viewer = guest.looking.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
        let undoing = self.undoing_of(guest.looking, &voice);
        let log = self.lines(since, viewer, &voice, guest.language);
        let tableau = &self.tableau;
        let game = tableau.game.as_deref();
        let status = tableau.status();
        let asked = guest.looking.filter(|seat| {
            status == Status::Playing && self.pending.is_none() && tableau.to_act().contains(seat)
        });
        let (question, legal) = asked
            .zip(game)
            .map_or((None, Vec::new()), |(seat, game)| self.offered(game, seat, &voice));
        let shown = game.and_then(|game| game.shown(viewer, &voice).ok());
        let (view, text) = shown.unwrap_or_default();
        Update {
            version: tableau.version,
            status,
            viewer: guest.looking,
            step: u32::try_from(tableau.actors.len()).unwrap_or(u32::MAX),
            turn: Turn { to: tableau.to_act() },
            view,
            text,
            changes: None,
            question,
            legal,
            undo,
            undoing,
            take_back: self.request.as_ref().map(super::undo::Request::shown),
            round: (status == Status::Gathering).then(|| self.round_of(&guest.seats)),
            dice,
            log,
            undone: if since == 0 { Vec::new() } else { tableau.log.struck(since) },
            seats: self.seats(&guest.seats, present, &voice),
            ending: self.ending(),
            rematch: tableau.rematch.clone(),
        }
    }

    /// What a seat is asked and what it may answer.
    fn offered(&self, game: &dyn Table, seat: u8, voice: &Voice) -> (Option<Asking>, Vec<Legal>) {
        let Ok((asking, choices)) = game.choices(Seat(seat), &mut self.dreams(seat), voice) else {
            return (None, Vec::new());
        };
        let question = asking.map(|asking| Asking {
            code: asking.code.to_owned(),
            rule: asking.rule.to_owned(),
            sealed: asking.sealed,
            text: asking.text,
        });
        let alone = self.others(seat).is_empty();
        (question, choices.into_iter().map(|choice| legal(choice, alone)).collect())
    }

    /// Every seat, for a client that holds some of them.
    pub(super) fn seats(&self, mine: &[u8], present: &[u8], voice: &Voice) -> Vec<SeatInfo> {
        let to_act = self.tableau.to_act();
        let one = |(seat, place): (u8, &crate::store::Place)| {
            let due = to_act.contains(&seat);
            let bot = matches!(place.who, SeatKind::Bot { .. });
            let (thinking, queue) = self.at_work(seat);
            SeatInfo {
                seat,
                name: voice.seat(Seat(seat)),
                kind: place.who.clone(),
                state: match (due, bot) {
                    _ if self.tableau.resigned.contains(&seat) && !bot => SeatState::Resigned,
                    (false, _) => SeatState::Waiting,
                    (true, false) => SeatState::ToAct,
                    (true, true) => SeatState::Thinking,
                },
                connected: bot || present.contains(&seat),
                mine: mine.contains(&seat),
                ready: bot || self.tableau.game.is_some() || self.is_ready(seat),
                clock_ms: self.left_ms(seat).map(|left| u32::try_from(left).unwrap_or(u32::MAX)),
                muted: self.tableau.hush.is_muted(seat),
                thinking,
                queue,
            }
        };
        (0u8..).zip(&self.tableau.places).map(one).collect()
    }

    /// Seats whose people are here.
    pub(super) fn present(&self) -> Vec<u8> {
        self.guests.iter().flat_map(|guest| guest.seats.iter().copied()).collect()
    }

    fn ending(&self) -> Option<Ending> {
        let game = self.tableau.game.as_ref()?;
        if let Some((loser, time)) = self.tableau.ended {
            let standing = |seat| Standing {
                place: u8::from(seat == loser),
                won: seat != loser && game.seats() > 1,
                score: 0,
            };
            let seats = (0..game.seats()).map(standing).collect();
            let reason = if time { "time" } else { "resigned" };
            let outcome = Outcome { seats, rule: String::new() };
            return Some(Ending { reason: reason.to_owned(), seat: Some(loser), outcome });
        }
        match game.turn() {
            Owed::To(_) => None,
            Owed::Over(end) => {
                Some(Ending { reason: "rules".to_owned(), seat: None, outcome: outcome(&end) })
            }
        }
    }
}

/// The final standing as it crosses the wire.
pub(crate) fn outcome(end: &Final) -> Outcome {
    let standing =
        |one: &kernel::Standing| Standing { place: one.place, won: one.won, score: one.score };
    Outcome { seats: end.seats.iter().map(standing).collect(), rule: end.rule.id().to_owned() }
}

/// Who owes a decision, as it crosses the wire.
pub(crate) fn turn(game: &dyn Table) -> Turn {
    match game.turn() {
        Owed::To(seats) => Turn { to: seats.iter().map(|seat| seat.0).collect() },
        Owed::Over(_) => Turn { to: Vec::new() },
    }
}
