//! Taking back: free while nothing came out, else by consent of the other people. Programs agree to
//! nothing: what dice or hidden things have told stands for whoever plays against them alone.

use cabinet::{Retreat, Voice};
use kernel::Seat;
use protocol::{Reply, SeatKind, Stands, Status, TakeBack, Undo, Undoing};

use super::host::Host;
use crate::config::UNDOINGS;
use crate::error::Failure;
use crate::store::Entry;

/// Somebody asks to take back.
#[derive(Clone, Debug)]
pub(super) struct Request {
    by: u8,
    to_step: usize,
    waiting: Vec<u8>,
}

impl Request {
    /// The request as everybody sees it.
    pub(super) fn shown(&self) -> TakeBack {
        TakeBack {
            by: self.by,
            to_step: u32::try_from(self.to_step).unwrap_or(u32::MAX),
            waiting: self.waiting.clone(),
        }
    }
}

impl Host {
    /// How this seat may take back.
    pub(super) fn undo_of(&self, seat: Option<u8>) -> Undo {
        let open = self.tableau.status() == Status::Playing && self.pending.is_none();
        match seat.filter(|seat| open && self.last_of(*seat).is_some()) {
            None => Undo::No,
            Some(seat) if self.is_free(seat) || self.sealed(seat).is_some() => Undo::Free,
            Some(seat) if self.others(seat).is_empty() => Undo::No,
            Some(_) => Undo::Ask,
        }
    }

    /// What this seat would take back, how far that goes, and why no further.
    pub(super) fn undoing_of(&self, seat: Option<u8>, voice: &Voice) -> Option<Undoing> {
        let seat = seat.filter(|_| self.tableau.status() == Status::Playing)?;
        let last = self.last_of(seat)?;
        let game = self.tableau.game.as_ref()?;
        let retreat = match (self.retreat(seat), self.sealed(seat)) {
            // Others have answered since, and know nothing of it.
            (Retreat { steps: 0, .. }, Some(_)) => Retreat { steps: 1, stands: None },
            (retreat, _) => retreat,
        };
        Some(Undoing {
            what: game.phrased(last, voice),
            steps: u32::try_from(retreat.steps).unwrap_or(u32::MAX),
            stands: retreat.stands.map(shown),
        })
    }

    fn retreat(&self, seat: u8) -> Retreat {
        let game = self.tableau.game.as_ref();
        game.map_or(Retreat { steps: 0, stands: None }, |game| game.retreat(Seat(seat)))
    }

    /// How many actions remain if the seat's last one is taken back.
    fn last_of(&self, seat: u8) -> Option<usize> {
        self.tableau.actors.iter().rposition(|actor| *actor == Some(seat))
    }

    /// Whether the last action is the seat's and nothing came out with it.
    fn is_free(&self, seat: u8) -> bool {
        self.retreat(seat).steps > 0
    }

    /// The action with which a seat answered a secret question that others still think about.
    fn sealed(&self, seat: u8) -> Option<usize> {
        self.tableau.game.as_ref().and_then(|game| game.sealed_answer(Seat(seat)))
    }

    /// People other than this seat who would have to agree. Without any, nobody can: what came out
    /// stands.
    pub(super) fn others(&self, seat: u8) -> Vec<u8> {
        let people = (0u8..).zip(&self.tableau.places);
        people
            .filter(|(other, place)| *other != seat && place.who == SeatKind::Human)
            .map(|(other, _)| other)
            .filter(|other| !self.tableau.resigned.contains(other))
            .collect()
    }

    pub(super) async fn take_back(&mut self, seat: u8) -> Result<Reply, Failure> {
        match self.tableau.status() {
            Status::Gathering => return Err(Failure::NotStarted),
            Status::Over => return Err(Failure::Over),
            Status::Playing => {}
        }
        if self.pending.is_some() {
            return Err(Failure::DiceFirst);
        }
        if self.tableau.log.strikes() >= UNDOINGS {
            return Err(Failure::UndoLimit);
        }
        if let Some(to_step) = self.sealed(seat).filter(|_| !self.is_free(seat)) {
            return self.change_mind(seat, to_step).await;
        }
        let to_step = self.last_of(seat).ok_or(Failure::NoUndo)?;
        if self.is_free(seat) {
            return self.carry_back(&Request { by: seat, to_step, waiting: Vec::new() }).await;
        }
        let waiting = self.others(seat);
        if waiting.is_empty() {
            let stands = self.retreat(seat).stands.map_or(Stands::Acted, shown);
            return Err(Failure::Stands(stands));
        }
        self.request = Some(Request { by: seat, to_step, waiting });
        self.changed();
        Ok(Reply::Asked {})
    }

    pub(super) async fn consent(&mut self, seat: u8, agree: bool) -> Result<Reply, Failure> {
        let request = self.request.as_mut().ok_or(Failure::NoRequest)?;
        if !request.waiting.contains(&seat) {
            return Err(Failure::NoRequest);
        }
        if !agree {
            self.request = None;
            self.changed();
            return Ok(Reply::Done { version: self.tableau.version });
        }
        request.waiting.retain(|one| *one != seat);
        let request = request.clone();
        if request.waiting.is_empty() {
            return self.carry_back(&request).await;
        }
        self.changed();
        Ok(Reply::Done { version: self.tableau.version })
    }

    /// Takes a secret answer back and leaves those of the others as they are.
    async fn change_mind(&mut self, seat: u8, to_step: usize) -> Result<Reply, Failure> {
        let again = self.tableau.without(to_step)?;
        let again = again.into_iter().map(|line| Entry::Acted { line, typed: false, spent_ms: 0 });
        let to_step = u32::try_from(to_step).unwrap_or(u32::MAX);
        let mut entries = vec![Entry::Undone { by: seat, to_step }];
        entries.extend(again);
        // Together: what others have answered is never away, not even for a moment.
        self.append_all(entries, Vec::new()).await?;
        self.changed();
        Ok(Reply::Done { version: self.tableau.version })
    }

    async fn carry_back(&mut self, request: &Request) -> Result<Reply, Failure> {
        let to_step = u32::try_from(request.to_step).unwrap_or(u32::MAX);
        self.append(Entry::Undone { by: request.by, to_step }, Vec::new()).await?;
        self.changed();
        Ok(Reply::Done { version: self.tableau.version })
    }
}

/// Why a step stands, as it crosses the wire.
fn shown(stands: cabinet::Stands) -> Stands {
    match stands {
        cabinet::Stands::Acted => Stands::Acted,
        cabinet::Stands::Rolled => Stands::Chance,
        cabinet::Stands::Revealed => Stands::Revealed,
    }
}
