//! The state of a table: the fold of its log.

use std::collections::BTreeSet;
use std::sync::Arc;

use cabinet::{Dice, Strike, Table, Voice};
use kernel::replay::Snapshot;
use kernel::{Arg, Pack, Seat, Turn, Words as _};
use protocol::{ChatLine, FairDice, ReplayFile, SeatKind, Status};
use serde_json::Value;
use wording::Wording;

use super::hush::Hush;
use super::log::{Log, Mark};
use super::round::Round;
use crate::error::Failure;
use crate::fair::Agreed;
use crate::games::Games;
use crate::random::hex;
use crate::store::{Card, Entry, Household, Hushed, Key, Made, Place, Row, Stored, first_link};
use crate::words::{Language, say};

/// Actions from which on a state is worth keeping; fewer are played again in no time.
const LONG: usize = 32;

/// The state of a table. Invariant: it is the fold of the rows stored so far.
pub(super) struct Tableau {
    pub(super) id: String,
    pub(super) secret: [u8; 32],
    pub(super) created_ms: u64,
    /// Who made it.
    pub(super) household: Option<Household>,
    pub(super) entry: &'static dyn cabinet::Entry,
    pub(super) made: Made,
    /// Content that the owner brought.
    pub(super) pack: Option<Pack>,
    pub(super) places: Vec<Place>,
    /// Seats of whoever made the table, as long as he sits there.
    pub(super) makers: BTreeSet<u8>,
    /// Who is not heard here.
    pub(super) hush: Hush,
    pub(super) resigned: BTreeSet<u8>,
    /// How the dice are agreed on.
    pub(super) round: Round,
    /// What they follow from, once the game has begun.
    agreed: Option<Arc<Agreed>>,
    /// The record without any action, and its lines, as far as the game has not taken them in.
    record: Value,
    lines: Vec<Value>,
    /// Who made each line that stands.
    pub(super) actors: Vec<Option<u8>>,
    /// Version of each line, which is also the counter of its dice.
    pub(super) counters: Vec<u32>,
    /// Whether people rolled: the set-up first, then each line.
    pub(super) typed: Vec<bool>,
    /// Milliseconds that each seat has used, and how often it has acted.
    pub(super) spent: Vec<(u64, u32)>,
    pub(super) game: Option<Box<dyn Table>>,
    pub(super) log: Log,
    /// Who gave up and so ended the game, and whether by time.
    pub(super) ended: Option<(u8, bool)>,
    pub(super) rematch: Option<String>,
    pub(super) version: u32,
    pub(super) link: [u8; 32],
    /// When the last row was written.
    pub(super) last_ms: u64,
    pub(super) keys: Vec<Key>,
    pub(super) chat: Vec<ChatLine>,
    /// Whether the game came back from a state that was kept.
    pub(super) is_resumed: bool,
    /// Whether the store keeps the state as it is now.
    is_kept: bool,
    voices: [Option<Arc<Voice>>; 2],
}

impl Tableau {
    /// Folds what the store has; a damaged log is refused with the place of the damage.
    pub(super) fn fold(stored: Stored, games: Games) -> Result<Tableau, Failure> {
        let mut link = first_link(&stored.card.id);
        for (index, row) in stored.rows.iter().enumerate() {
            if row.seq as usize != index + 1 || !row.follows(&link) {
                return Err(damaged(index, "the chain of the log breaks"));
            }
            link = row.link;
        }
        let Stored { card, secret, rows, keys, chat, closed: _, snapshot } = stored;
        // Row by row: text, entry and record of a long game need not lie beside each other.
        let mut entries = rows.into_iter().enumerate().map(|(index, row)| {
            let entry = serde_json::from_str::<Entry>(&row.entry);
            entry.map_err(|error| damaged(index, &error.to_string())).map(|entry| (row, entry))
        });
        let (row, made) = match entries.next().transpose()? {
            Some((row, Entry::Made(made))) => (row, *made),
            _ => return Err(damaged(0, "the log does not begin with the table")),
        };
        let mut tableau = Tableau::new(&card, made, &row, games)?;
        (tableau.secret, tableau.keys, tableau.chat) = (secret, keys, chat);
        for entry in entries {
            let (row, entry) = entry?;
            tableau.note(&row, entry)?;
        }
        tableau.settle(snapshot.as_ref())?;
        Ok(tableau)
    }

    /// Lets the game take in the record, from a state that was kept if that is one of its own.
    fn settle(&mut self, snapshot: Option<&Snapshot>) -> Result<(), Failure> {
        if self.record.is_null() {
            return Ok(());
        }
        let (voice, replay) = (self.voice(Language::En), self.taken());
        let pack = self.pack.as_ref();
        if let Some(snapshot) = snapshot {
            self.game = self.entry.resume(&replay, pack, snapshot, &voice);
            self.is_resumed = self.game.is_some();
            self.is_kept = self.is_resumed && snapshot.steps == self.actors.len();
            if !self.is_resumed {
                tracing::info!(table = self.id, "a snapshot does not fit and is passed over");
            }
        }
        if self.game.is_none() {
            let game = self.entry.load(&replay, pack, &voice);
            let damaged = |refusal: cabinet::Refusal| Failure::Damaged(refusal.message.clone());
            self.game = Some(game.map_err(damaged)?);
        }
        Ok(())
    }

    /// The record, which is not kept here once the game has it.
    fn taken(&mut self) -> Value {
        let (mut replay, lines) = (self.record.take(), std::mem::take(&mut self.lines));
        replay["seal"] = match lines.last() {
            Some(line) => line["chain"].clone(),
            None => replay["head"].clone(),
        };
        replay["steps"] = lines.into();
        replay
    }

    /// The state as it should be kept when the table leaves memory.
    pub(super) fn to_keep(&self) -> Option<Snapshot> {
        let is_long = self.actors.len() >= LONG;
        let game = self.game.as_ref().filter(|_| is_long && !self.is_kept)?;
        game.snapshot()
    }

    fn new(card: &Card, made: Made, row: &Row, games: Games) -> Result<Tableau, Failure> {
        let entry = games
            .find(&made.game)
            .map_err(|_| Failure::Damaged(format!("the game {} is unknown", made.game)))?;
        let mut log = Log::default();
        log.push(Mark::table(row.seq, "log-made"));
        Ok(Tableau {
            id: card.id.clone(),
            secret: [0; 32],
            created_ms: card.created_ms,
            household: card.household,
            entry,
            places: made.places.clone(),
            spent: vec![(0, 0); made.places.len()],
            pack: made.pack(),
            makers: made.makers.iter().copied().collect(),
            hush: Hush::default(),
            made,
            resigned: BTreeSet::new(),
            round: Round::default(),
            agreed: None,
            record: Value::Null,
            lines: Vec::new(),
            actors: Vec::new(),
            counters: Vec::new(),
            typed: Vec::new(),
            game: None,
            log,
            ended: None,
            rematch: None,
            version: row.seq,
            link: row.link,
            last_ms: row.at_ms,
            keys: Vec::new(),
            chat: Vec::new(),
            is_resumed: false,
            is_kept: false,
            voices: [None, None],
        })
    }

    /// Takes in one row; the game itself follows in [`Tableau::settle`], or has moved already.
    pub(super) fn note(&mut self, row: &Row, entry: Entry) -> Result<(), Failure> {
        self.version = row.seq;
        self.link = row.link;
        self.last_ms = row.at_ms;
        self.is_kept = false;
        match entry {
            Entry::Made(_) => return Err(Failure::Damaged("the table is made twice".to_owned())),
            Entry::Seated { seat, place } => self.seat(row.seq, seat, place)?,
            Entry::Promised { seat, promise } => self.round.promise(seat, promise),
            Entry::Shown => {
                self.round.shown = true;
                self.log.push(Mark::table(row.seq, "log-promised"));
            }
            Entry::Opened { seat, text } => self.round.open(seat, text, row.at_ms),
            Entry::Void { seats, late } => {
                let id = if late { "log-not-opened" } else { "log-broken-off" };
                let round = self.round.number() as usize;
                for seat in seats {
                    let mark = Mark::table(row.seq, id).of(seat, self.place(seat)?);
                    self.log.push(mark.counting(round));
                }
                self.round.break_off();
            }
            Entry::Started { scheme, entropies, record, typed } => {
                self.agreed = Some(match scheme {
                    1 => Arc::new(Agreed::Told(entropies)),
                    2 => self.round.agreed(self.places.len()),
                    other => {
                        let problem = format!("dice of scheme {other} are unknown");
                        return Err(Failure::Damaged(problem));
                    }
                });
                if self.game.is_none() {
                    self.record = record;
                }
                self.typed = vec![typed];
                self.log.push(Mark::table(row.seq, "log-started"));
                self.log.push(Mark::step(row.seq, 0, None));
            }
            Entry::Acted { line, typed, spent_ms } => {
                let seat = line["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok());
                if let Some(used) = seat.and_then(|seat| self.spent.get_mut(usize::from(seat))) {
                    used.0 += u64::from(spent_ms);
                    used.1 += 1;
                }
                match &self.game {
                    None => self.lines.push(line),
                    // The answers of others that are done again after one was taken back.
                    Some(game) if game.steps() <= self.actors.len() => self.done_again(line)?,
                    Some(_) => {}
                }
                self.actors.push(seat);
                self.counters.push(row.seq);
                self.typed.push(typed);
                self.log.push(Mark::step(row.seq, self.actors.len(), seat));
            }
            Entry::Undone { by, to_step } => self.undo(row.seq, by, to_step as usize)?,
            Entry::Resigned { seat, time } => {
                let id = if time { "log-timed-out" } else { "log-resigned" };
                self.log.push(Mark::table(row.seq, id).of(seat, self.place(seat)?));
                self.resigned.insert(seat);
                if self.places.len() <= 2 {
                    self.ended = Some((seat, time));
                }
            }
            Entry::Muted { whom, muted } => self.mute(row.seq, &whom, muted)?,
            Entry::Rematch { table } => {
                self.rematch = Some(table);
                self.log.push(Mark::table(row.seq, "log-rematch"));
            }
        }
        Ok(())
    }

    fn seat(&mut self, version: u32, seat: u8, place: Place) -> Result<(), Failure> {
        let before = self.place(seat)?;
        let mark = match (&before.who, &place.who) {
            (SeatKind::Open, _) => Mark::table(version, "log-joined").of(seat, place.clone()),
            (_, SeatKind::Open) => Mark::table(version, "log-left").of(seat, before),
            _ => Mark::table(version, "log-replaced").of(seat, place.clone()).after(before),
        };
        self.log.push(mark);
        // What was agreed on stands, whoever plays on.
        if self.agreed.is_none() {
            self.round.vacate(seat);
        }
        self.places[usize::from(seat)] = place;
        self.makers.remove(&seat);
        self.hush.vacate(seat);
        self.rename();
        Ok(())
    }

    fn mute(&mut self, version: u32, whom: &Hushed, muted: bool) -> Result<(), Failure> {
        self.hush.note(whom, muted, &self.places);
        let id = |mute, unmute| if muted { mute } else { unmute };
        let mark = match whom {
            Hushed::Seat { seat } => {
                let mark = Mark::table(version, id("log-muted", "log-unmuted"));
                mark.of(*seat, self.place(*seat)?)
            }
            Hushed::Household { .. } => {
                Mark::table(version, id("log-onlooker-muted", "log-onlooker-unmuted"))
            }
            Hushed::Onlookers => {
                Mark::table(version, id("log-onlookers-muted", "log-onlookers-unmuted"))
            }
        };
        self.log.push(mark);
        self.rename();
        Ok(())
    }

    /// Somebody is called something else from now on.
    pub(super) fn rename(&mut self) {
        self.voices = [None, None];
    }

    fn undo(&mut self, version: u32, by: u8, steps: usize) -> Result<(), Failure> {
        if steps >= self.actors.len() {
            return Err(Failure::Damaged("more is taken back than was done".to_owned()));
        }
        let count = self.actors.len() - steps;
        let place = self.place(by)?;
        let (lines, tale) = match &mut self.game {
            Some(game) => {
                let lines = (steps..steps + count).filter_map(|step| game.line(step + 1));
                (lines.collect(), game.go_back(steps))
            }
            // Where nothing is played yet, nothing has to be played back.
            None => (self.lines.split_off(steps), None),
        };
        let lines = Value::Array(lines).to_string();
        self.log.strike(version, Strike { steps, lines }, tale);
        // Time that was spent is gone; what a clock adds for a move goes with the move.
        for seat in self.actors[steps..].iter().flatten() {
            if let Some(used) = self.spent.get_mut(usize::from(*seat)) {
                used.1 = used.1.saturating_sub(1);
            }
        }
        self.log.push(Mark::table(version, "log-undone").of(by, place).counting(count));
        self.actors.truncate(steps);
        self.counters.truncate(steps);
        self.typed.truncate(steps + 1);
        Ok(())
    }

    /// Lets the game take in a line that it has not played yet.
    fn done_again(&mut self, line: Value) -> Result<(), Failure> {
        let voice = self.voice(Language::En);
        let damaged = |refusal: cabinet::Refusal| Failure::Damaged(refusal.message.clone());
        let game = self.game.take().ok_or(Failure::NotStarted)?;
        let mut replay = game.save(&voice).map_err(damaged)?;
        replay["seal"] = line["chain"].clone();
        if let Some(steps) = replay["steps"].as_array_mut() {
            steps.push(line);
        }
        let again = self.entry.load(&replay, self.pack.as_ref(), &voice);
        self.game = Some(again.map_err(damaged)?);
        Ok(())
    }

    /// The lines after a step as they are played again when that step is left out; they ask chance
    /// nothing.
    pub(super) fn without(&mut self, step: usize) -> Result<Vec<Value>, Failure> {
        let voice = self.voice(Language::En);
        let refused = |refusal: cabinet::Refusal| Failure::Damaged(refusal.message.clone());
        let now = self.game.as_ref().ok_or(Failure::NotStarted)?;
        let mut game = now.copy();
        game.go_back(step).ok_or(Failure::NoUndo)?;
        let mut lines = Vec::new();
        for line in (step + 2..=now.steps()).filter_map(|number| now.line(number)) {
            let seat = line["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok());
            let seat = seat.ok_or_else(|| Failure::Damaged("a line has no seat".to_owned()))?;
            game.act(Seat(seat), &line["action"], &mut Dice::from_text(""), &voice)
                .map_err(refused)?;
            lines.push(game.line(game.steps()).expect("a recorded game has its last line"));
        }
        Ok(lines)
    }

    fn place(&self, seat: u8) -> Result<Place, Failure> {
        let place = self.places.get(usize::from(seat)).cloned();
        place.ok_or_else(|| Failure::Damaged(format!("there is no seat {seat}")))
    }

    /// The voice of the table in a language.
    pub(super) fn voice(&mut self, language: Language) -> Arc<Voice> {
        if let Some(voice) = &self.voices[language as usize] {
            return Arc::clone(voice);
        }
        let voice = Voice::new(&self.entry.info(), language.tag(), &self.names(language));
        let voice = Arc::new(voice.expect("every game speaks every language"));
        self.voices[language as usize] = Some(Arc::clone(&voice));
        voice
    }

    /// What the players are called, in a language; empty for open seats.
    pub(super) fn names(&self, language: Language) -> Vec<String> {
        let called = |(seat, place)| self.hush.called(seat, place, &self.made.game, language);
        let plain: Vec<String> = (0u8..).zip(&self.places).map(called).collect();
        let numbered = |(at, name): (usize, &String)| {
            let earlier = plain[..at].iter().filter(|other| *other == name).count();
            let alone = earlier == 0 || name.is_empty();
            if alone { name.clone() } else { format!("{name} {}", earlier + 1) }
        };
        plain.iter().enumerate().map(numbered).collect()
    }

    /// Where the table stands.
    pub(super) fn status(&self) -> Status {
        match &self.game {
            None => Status::Gathering,
            Some(_) if self.ended.is_some() => Status::Over,
            Some(game) => match game.turn() {
                Turn::To(_) => Status::Playing,
                Turn::Over(_) => Status::Over,
            },
        }
    }

    /// Seats that owe a decision.
    pub(super) fn to_act(&self) -> Vec<u8> {
        match self.game.as_ref().map(|game| game.turn()) {
            Some(Turn::To(seats)) if self.ended.is_none() => {
                seats.iter().map(|seat| seat.0).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What the dice follow from besides the secret: what stands in the log, or is about to.
    pub(super) fn agreed(&self) -> Arc<Agreed> {
        self.agreed.clone().unwrap_or_else(|| self.round.agreed(self.places.len()))
    }

    /// What is needed to check the dice.
    pub(super) fn fair(&self) -> FairDice {
        let agreed = self.agreed();
        let (entropies, promises, round) = match &*agreed {
            Agreed::Told(texts) => (texts.clone(), Vec::new(), None),
            Agreed::Promised { round, promises, texts } => {
                (texts.clone(), promises.clone(), Some(*round))
            }
        };
        let typed = (0u32..).zip(&self.typed).filter(|&(_, &typed)| typed);
        FairDice {
            scheme: agreed.scheme(),
            table: self.id.clone(),
            commitment: self.made.commitment.clone(),
            secret: hex(&self.secret),
            entropies,
            promises,
            round,
            counters: self.counters.clone(),
            typed: typed.map(|(step, _)| step).collect(),
        }
    }
}

/// The record of a table as it is stored, if its game has begun; with its dice once it is over.
pub(crate) fn recorded(stored: Stored, games: Games) -> Result<Option<ReplayFile>, Failure> {
    let mut tableau = Tableau::fold(stored, games)?;
    let voice = tableau.voice(Language::En);
    let fair = (tableau.status() == Status::Over).then(|| tableau.fair());
    let Some(game) = &tableau.game else { return Ok(None) };
    let replay = game.save(&voice).map_err(|refusal| Failure::Damaged(refusal.message.clone()))?;
    Ok(Some(ReplayFile { replay, fair, names: tableau.names(Language::En) }))
}

/// What a player is called, in a language.
pub(super) fn called(place: &Place, game: &str, language: Language) -> String {
    match &place.who {
        SeatKind::Human => place.name.clone(),
        SeatKind::Open => String::new(),
        SeatKind::Bot { level: name } => level(name, game, language),
    }
}

/// What an opponent of a level is called, in a language; a game in which that is something else says so.
pub(crate) fn level(level: &str, game: &str, language: Language) -> String {
    let id = format!("level-{level}");
    let own = cabinet::game(game)
        .and_then(|entry| Wording::new(&entry.info(), language.tag(), &[]).ok())
        .filter(|words| words.has(&id));
    match own {
        Some(words) => words.say(&id, &[]),
        None => say(language, &id, &[("level", Arg::Text(level))]),
    }
}

fn damaged(index: usize, problem: &str) -> Failure {
    Failure::Damaged(format!("row {}: {problem}", index + 1))
}
