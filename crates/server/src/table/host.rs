//! The task of one table.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use protocol::{ClientMessage, Reply, SeatKind, ServerMessage, Status};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::asked::{Asked, Change};
use super::before::Before;
use super::bots::Thinking;
use super::command::{Answer, Command, Copied, Newcomer};
use super::create::written;
use super::dice::Pending;
use super::guest::Guest;
use super::log::Told;
use super::registry::MAILBOX;
use super::tableau::Tableau;
use super::talk::Talk;
use super::undo::Request;
use crate::error::Failure;
use crate::gate::{Gate, Rank, Turn};
use crate::stages::Stage;
use crate::state::{App, count};
use crate::store::{Entry, Household, Key, Place, Rest, Row, Standing, Write};
use crate::words::Language;

/// A table in memory with everybody who looks at it.
pub(super) struct Host {
    pub(super) app: Arc<App>,
    pub(super) mailbox: mpsc::Sender<Command>,
    pub(super) tableau: Tableau,
    pub(super) guests: Vec<Guest>,
    /// The connection that promised for a seat last and can open it, as long as it is there.
    pub(super) holders: BTreeMap<u8, u64>,
    /// Since when texts for the dice are opened.
    pub(super) opening: Option<Instant>,
    /// Opponents at work.
    pub(super) thinking: BTreeMap<u8, Thinking>,
    /// Connections for which a good player is at work.
    pub(super) advising: BTreeSet<u64>,
    pub(super) request: Option<Request>,
    pub(super) pending: Option<Pending>,
    /// What the seats to act are asked.
    pub(super) asked: BTreeMap<u8, Asked>,
    /// Since when the player of a seat is away; since the table was brought back where nothing stands.
    pub(super) away: BTreeMap<u8, Instant>,
    pub(super) back: Instant,
    /// The position before the action that is carried out, for those who are told what changes.
    pub(super) before: Before,
    /// Lines of the log as they were put into words last.
    pub(super) told: Option<Told>,
    /// Who has spoken lately.
    pub(super) talk: Talk,
    /// Whose lines those of the chat are that no seat said, as far as they were said since the table
    /// was brought back.
    pub(super) speakers: BTreeMap<u32, Household>,
    /// Whether anybody has come since the table was brought back.
    visited: bool,
    /// Whether the log could be neither written nor read, so that memory may be ahead of it.
    is_lost: bool,
    /// Why the operator has it leave memory.
    shut: Option<Failure>,
    next_guest: u64,
}

/// A table that is counted while it is in memory, however its task ends.
struct Counted(Arc<App>);

impl Counted {
    fn new(app: &Arc<App>) -> Counted {
        count(&app.metrics.tables);
        Counted(Arc::clone(app))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.metrics.tables.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Host {
    /// Brings a table back and serves it until it has been idle.
    pub(super) async fn run(
        app: Arc<App>,
        id: String,
        mailbox: mpsc::Sender<Command>,
        mut waiting: mpsc::Receiver<Command>,
    ) {
        let store = Arc::clone(&app.store);
        let (key, games) = (id.clone(), app.games);
        let fold = move || match store.table(&key) {
            Ok(Some(stored)) if stored.closed => Err(Failure::Closed),
            Ok(Some(stored)) => Tableau::fold(stored, games),
            Ok(None) => Err(Failure::NoTable),
            Err(error) => Err(error.into()),
        };
        let (turn, early) = in_line(&app, &mut waiting).await;
        let folded = Gate::work(turn, fold).await;
        match folded.unwrap_or_else(|| Err(Failure::Damaged("the fold broke off".to_owned()))) {
            Ok(tableau) => {
                let mut host = Host {
                    mailbox,
                    tableau,
                    guests: Vec::new(),
                    holders: BTreeMap::new(),
                    opening: None,
                    thinking: BTreeMap::new(),
                    advising: BTreeSet::new(),
                    request: None,
                    pending: None,
                    asked: BTreeMap::new(),
                    away: BTreeMap::new(),
                    back: Instant::now(),
                    before: Before::default(),
                    told: None,
                    talk: Talk::default(),
                    speakers: BTreeMap::new(),
                    visited: false,
                    is_lost: false,
                    shut: None,
                    next_guest: 0,
                    app,
                };
                let counted = Counted::new(&host.app);
                if host.tableau.is_resumed {
                    count(&host.app.metrics.resumed);
                }
                host.serve(&id, early, &mut waiting).await;
                drop(counted);
            }
            Err(failure) => {
                if let Failure::Damaged(problem) = &failure {
                    tracing::error!(table = id, problem, "a table is set aside");
                    count(&app.metrics.damaged);
                }
                for command in early {
                    command.refuse(failure.clone());
                }
                refuse_all(&app, &id, &mut waiting, &failure).await;
            }
        }
    }

    async fn serve(
        &mut self,
        id: &str,
        early: Vec<Command>,
        waiting: &mut mpsc::Receiver<Command>,
    ) {
        let mut wards = self.app.wards.watch();
        self.heed_the_operator();
        self.ask_all();
        self.open_anew();
        self.begin_if_ready().await;
        self.wake();
        for command in early {
            self.obey(command).await;
        }
        self.guests.iter().for_each(|guest| guest.out.send());
        let app = Arc::clone(&self.app);
        let closed = app.closed();
        tokio::pin!(closed);
        loop {
            // A table that was only woken to see to its duties leaves as soon as it has.
            let idle = if self.visited { self.app.config.idle } else { Duration::ZERO };
            let deadline = self.deadline();
            tokio::select! {
                command = waiting.recv() => match command {
                    Some(command) => self.obey(command).await,
                    None => return,
                },
                _ = wards.changed() => self.heed_the_operator(),
                () = tokio::time::sleep_until(deadline.unwrap_or_else(far)),
                    if deadline.is_some() => self.time_out().await,
                () = tokio::time::sleep(idle), if self.guests.is_empty()
                    && self.thinking.is_empty()
                    && self.advising.is_empty()
                    && !self.is_opening()
                    // What is due soon is waited for; days pass out of memory.
                    && deadline.is_none_or(|end| end > Instant::now() + self.app.config.idle) =>
                {
                    if self.app.tables.release(id, waiting) {
                        if let Some(end) = deadline {
                            self.app.duties.put(id, end);
                        }
                        // Nobody waits for it: until then its rows stand where they are.
                        let (table, snapshot) = (id.to_owned(), self.tableau.to_keep());
                        let rest = Some(self.rest(deadline));
                        drop(self.app.store.write(Write::Settle { table, snapshot, rest }));
                        tracing::debug!(table = id, "an idle table leaves memory");
                        return;
                    }
                }
                () = &mut closed => return,
            }
            // Whatever was told leaves together.
            self.guests.iter().for_each(|guest| guest.out.send());
            if let Some(why) = self.shut.take() {
                return self.leave_for(&why, waiting).await;
            }
            if self.is_lost {
                tracing::error!(table = id, "a table leaves memory: its log cannot be read");
                return;
            }
        }
    }

    /// When the table is to be looked at while it is out of memory, and when somebody was there last.
    fn rest(&self, deadline: Option<Instant>) -> Rest {
        let up = self.app.time.up_ms();
        let left = deadline.map(|end| end.saturating_duration_since(Instant::now()));
        let due = left.map(|left| up + u64::try_from(left.as_millis()).unwrap_or(u64::MAX));
        Rest { due, seen: self.visited.then_some(up) }
    }

    /// Everybody goes and is told why, whoever comes is told the same.
    async fn leave_for(&mut self, why: &Failure, waiting: &mut mpsc::Receiver<Command>) {
        for guest in self.guests.drain(..) {
            guest.out.end(why.clone());
        }
        let (table, snapshot) = (self.tableau.id.clone(), self.tableau.to_keep());
        let rest = Some(self.rest(self.deadline()));
        drop(self.app.store.write(Write::Settle { table: table.clone(), snapshot, rest }));
        refuse_all(&self.app, &table, waiting, why).await;
    }

    async fn obey(&mut self, command: Command) {
        let is_own = matches!(
            command,
            Command::Wake(_)
                | Command::Thought(..)
                | Command::InLine
                | Command::Guests(_)
                | Command::Shut(..)
                | Command::Reopened(_)
        );
        self.visited |= !is_own;
        // What the operator decided runs out by itself.
        self.heed_the_operator();
        match command {
            Command::Wake(answer) | Command::Reopened(answer) => reply(answer, Ok(())),
            Command::Hold(pairs, answer) => reply(answer, Ok(self.holds(&pairs))),
            Command::Info(mine, language, answer) => {
                let present = self.present();
                let info = self.info(&mine, language, &present);
                reply(answer, Ok(info));
            }
            Command::Join(name, seat, hash, answer) => {
                let joined = self.join(name, seat, hash).await;
                reply(answer, joined);
            }
            Command::Carry { seat, maker, hash, answer } => {
                let done = self.carry(seat, maker, hash).await;
                reply(answer, done);
            }
            Command::Claim(seat, hash, answer) => {
                let done = self.claim(seat, hash).await;
                reply(answer, done);
            }
            Command::Leave(seat, answer) => {
                let left = self.leave(seat).await;
                reply(answer, left);
            }
            Command::StandIn(seat, level, answer) => {
                let done = self.stand_in(seat, level).await;
                reply(answer, done);
            }
            Command::Resign(seat, answer) => {
                let done = self.resign(seat, false).await;
                reply(answer, done);
            }
            Command::Mute(mine, wanted, answer) => {
                let done = self.mute(&mine, wanted).await;
                reply(answer, done);
            }
            Command::Rematch(answer) => {
                let table = self.rematch().await;
                reply(answer, table);
            }
            Command::Copy(language, answer) => reply(answer, self.copy(language)),
            Command::Guests(answer) => {
                let guests = self.guests.iter().map(|guest| (guest.from, guest.seats.clone()));
                reply(answer, Ok(guests.collect()));
            }
            Command::Shut(why, answer) => {
                self.shut = Some(why);
                reply(answer, Ok(()));
            }
            Command::Enter(newcomer, answer) => {
                let id = self.enter(newcomer);
                self.begin_if_ready().await;
                reply(answer, Ok(id));
            }
            Command::Exit(guest) => {
                self.exit(guest);
                self.tell_seats();
            }
            Command::Say(guest, message, then) => self.hear(guest, message, then).await,
            Command::Thought(seat, version, action) => self.thought(seat, version, action).await,
            Command::InLine => self.tell_seats(),
            Command::Advised { guest, id, version, found } => {
                self.advice(guest, id, version, found);
            }
        }
    }

    fn enter(&mut self, newcomer: Newcomer) -> u64 {
        self.next_guest += 1;
        let to_act = self.tableau.to_act();
        let mine = &newcomer.seats;
        let first = mine.iter().find(|seat| to_act.contains(seat)).or(mine.first());
        let looking = newcomer.looking.filter(|seat| mine.contains(seat)).or(first.copied());
        let mut guest = Guest {
            id: self.next_guest,
            from: newcomer.from,
            looking,
            seats: newcomer.seats,
            language: newcomer.language,
            sent: 0,
            changes: newcomer.changes,
            out: newcomer.out,
        };
        // A later version than ours can only come from elsewhere.
        let since = newcomer.since.filter(|&since| since <= self.tableau.version);
        let mut present = self.present();
        present.extend(&guest.seats);
        let hello = self.hello(&guest, since, &present);
        guest.sent = self.tableau.version;
        if guest.tell(&ServerMessage::Hello(Box::new(hello))) {
            self.guests.push(guest);
        }
        // Programs alone wait for somebody to look.
        self.wake();
        self.tell_seats();
        self.next_guest
    }

    fn exit(&mut self, guest: u64) {
        let before = self.present();
        self.guests.retain(|one| one.id != guest);
        self.holders.retain(|_, holder| *holder != guest);
        let now = self.present();
        let gone = before.into_iter().filter(|seat| !now.contains(seat));
        self.away.extend(gone.map(|seat| (seat, Instant::now())));
    }

    fn copy(&mut self, language: Language) -> Result<Copied, Failure> {
        let game = self.tableau.game.as_ref().ok_or(Failure::NotStarted)?.copy();
        let status = self.tableau.status();
        let fair = (status == Status::Over).then(|| self.tableau.fair());
        let (names, pack) = (self.tableau.names(language), self.tableau.pack.clone());
        Ok(Copied { game, status, names, pack, fair })
    }

    async fn add_key(&mut self, key: Key) -> Result<(), Failure> {
        let write = Write::Key { table: self.tableau.id.clone(), key: key.clone() };
        written(self.app.store.write(write)).await?;
        self.tableau.keys.push(key);
        Ok(())
    }

    /// A seat is carried to another device, as long as whoever made the link still sits there.
    async fn carry(&mut self, seat: u8, maker: [u8; 32], hash: [u8; 32]) -> Result<(), Failure> {
        if self.holds(&[(seat, maker)]).is_empty() {
            return Err(Failure::NoCarry);
        }
        self.add_key(Key { seat, hash }).await
    }

    /// Whoever played before takes the same seat here, as long as nobody has.
    async fn claim(&mut self, seat: u8, hash: [u8; 32]) -> Result<(), Failure> {
        self.known_seat(seat)?;
        let kept = self.tableau.places[usize::from(seat)].who == SeatKind::Human;
        if !kept || self.tableau.keys.iter().any(|key| key.seat == seat) {
            return Err(Failure::Taken(seat));
        }
        self.add_key(Key { seat, hash }).await
    }

    /// Stores an entry and takes it in.
    pub(super) async fn append(&mut self, entry: Entry, keys: Vec<Key>) -> Result<(), Failure> {
        self.append_all(vec![entry], keys).await
    }

    /// Stores entries that belong together, all or none, and takes them in. If the game has moved
    /// already and the store refuses, the table is folded anew, so that memory never runs ahead of
    /// the log.
    pub(super) async fn append_all(
        &mut self,
        entries: Vec<Entry>,
        keys: Vec<Key>,
    ) -> Result<(), Failure> {
        let begun = std::time::Instant::now();
        let (mut seq, mut link, now) =
            (self.tableau.version, self.tableau.link, self.app.time.now_ms());
        let mut rows = Vec::with_capacity(entries.len());
        for entry in &entries {
            seq += 1;
            let row = Row::after(&link, seq, now, entry);
            link = row.link;
            rows.push(row);
        }
        let card = card_after(&self.tableau, &entries);
        let table = self.tableau.id.clone();
        // Whoever sat there before must not come back with an old cookie.
        let revoke: Vec<u8> = seated(&entries).map(|(seat, _)| seat).collect();
        let write = Write::Append {
            table,
            rows: rows.clone(),
            card,
            keys: keys.clone(),
            revoke: revoke.clone(),
        };
        self.app.stages.add(Stage::Row, begun);
        let begun = std::time::Instant::now();
        let stored = written(self.app.store.write(write)).await;
        self.app.stages.add(Stage::Commit, begun);
        if let Err(error) = stored {
            count(&self.app.metrics.store_failures);
            tracing::warn!(table = self.tableau.id, %error, "an action is refused by the store");
            // Where the log cannot be read either, the table leaves memory: nothing may be stored
            // upon what was not.
            self.is_lost = self.fold_anew().is_err();
            return Err(error.into());
        }
        let begun = std::time::Instant::now();
        self.tableau.keys.retain(|key| !revoke.contains(&key.seat));
        self.tableau.keys.extend(keys);
        let changes: Vec<Change> = entries.iter().map(Change::of).collect();
        for (row, entry) in rows.iter().zip(entries) {
            self.tableau.note(row, entry)?;
        }
        for change in changes {
            self.ask_anew(change);
        }
        for seat in revoke {
            self.vacate(seat);
        }
        // A round that was broken off has no time left.
        self.opening = self.opening.filter(|_| self.tableau.round.since_ms.is_some());
        self.request = None;
        self.app.stages.add(Stage::TakeIn, begun);
        Ok(())
    }

    /// Somebody else sits there now: whoever did before neither sees nor says anything for the seat.
    fn vacate(&mut self, seat: u8) {
        for guest in &mut self.guests {
            guest.seats.retain(|one| *one != seat);
            guest.looking = guest.looking.filter(|one| *one != seat);
        }
        self.holders.remove(&seat);
        // Dice that were asked may be somebody else's to roll; whoever acted acts again.
        self.pending = None;
    }

    fn fold_anew(&mut self) -> Result<(), Failure> {
        let stored = self.app.store.table(&self.tableau.id)?.ok_or(Failure::NoTable)?;
        self.tableau = Tableau::fold(stored, self.app.games)?;
        self.told = None;
        self.ask_all();
        self.open_anew();
        Ok(())
    }

    async fn hear(&mut self, guest: u64, message: ClientMessage, then: std::time::Instant) {
        let Some(index) = self.guests.iter().position(|one| one.id == guest) else {
            return;
        };
        let (seats, language) = (self.guests[index].seats.clone(), self.guests[index].language);
        let message = match message {
            ClientMessage::Hint { id, seat } => {
                let begun = if seats.contains(&seat) {
                    self.hint(guest, id, seat, language)
                } else {
                    Err(Failure::NotYours(seat))
                };
                let Err(failure) = begun else { return };
                self.app.metrics.refuse(failure.code());
                let reply = Reply::Refused { problem: failure.problem(language) };
                let message = ServerMessage::Reply { id, reply };
                self.guests.retain(|one| one.id != guest || one.tell(&message));
                return;
            }
            other => other,
        };
        let is_action = matches!(message, ClientMessage::Act { .. } | ClientMessage::Dice { .. });
        let (id, reply) = self.say(guest, &seats, language, message).await;
        let reply = reply.unwrap_or_else(|failure| {
            self.app.metrics.refuse(failure.code());
            Reply::Refused { problem: failure.problem(language) }
        });
        let message = ServerMessage::Reply { id, reply };
        self.guests.retain(|one| one.id != guest || one.tell(&message));
        if is_action {
            self.app.metrics.acknowledge.since(then);
        }
    }
}

/// Who sits down where.
fn seated(entries: &[Entry]) -> impl Iterator<Item = (u8, &Place)> {
    entries.iter().filter_map(|entry| match entry {
        Entry::Seated { seat, place } => Some((*seat, place)),
        _ => None,
    })
}

/// Standing and names after these entries, if they change them.
fn card_after(tableau: &Tableau, entries: &[Entry]) -> Option<Standing> {
    let status = entries.iter().rev().find_map(|entry| status_after(tableau, entry))?;
    let mut places = tableau.places.clone();
    for (seat, place) in seated(entries) {
        places[usize::from(seat)].clone_from(place);
    }
    let mut hush = tableau.hush.clone();
    for entry in entries {
        if let Entry::Muted { whom, muted } = entry {
            hush.note(whom, *muted, &places);
        }
    }
    let duty = tableau.made.duty(&places);
    Some(Standing { status, names: places.iter().map(|one| hush.listed(one)).collect(), duty })
}

/// Where a table stands after an entry, if that changes how it is listed.
fn status_after(tableau: &Tableau, entry: &Entry) -> Option<Status> {
    let now = tableau.status();
    Some(match entry {
        Entry::Seated { .. } | Entry::Muted { .. } => now,
        Entry::Started { .. } | Entry::Undone { .. } => Status::Playing,
        Entry::Acted { .. } if now == Status::Over => Status::Over,
        Entry::Resigned { .. } if tableau.places.len() <= 2 => Status::Over,
        Entry::Acted { .. }
        | Entry::Resigned { .. }
        | Entry::Rematch { .. }
        | Entry::Promised { .. }
        | Entry::Shown
        | Entry::Opened { .. }
        | Entry::Void { .. }
        | Entry::Made(_) => return None,
    })
}

fn reply<T>(answer: Answer<T>, result: Result<T, Failure>) {
    // Whoever asked may have gone.
    let _ = answer.send(result);
}

/// Waits for its turn to bring a table back: the sooner, the nearer somebody is who waits for it. Gives
/// what was asked of the table meanwhile, too.
async fn in_line(app: &Arc<App>, waiting: &mut mpsc::Receiver<Command>) -> (Turn, Vec<Command>) {
    let _waits = app.gate.table_waits();
    let (mut turn, mut early) = (app.gate.turn(Rank::Other), Vec::new());
    loop {
        tokio::select! {
            biased;
            () = turn.come() => return (turn, early),
            command = waiting.recv(), if early.len() < MAILBOX => {
                // The table itself holds a way to its mailbox, so it never ends.
                let Some(command) = command else { continue };
                turn.forward(command.rank());
                early.push(command);
            }
        }
    }
}

/// Answers everybody who still asks for a table that cannot be had.
async fn refuse_all(
    app: &Arc<App>,
    id: &str,
    waiting: &mut mpsc::Receiver<Command>,
    failure: &Failure,
) {
    // Whoever woke the table has yet to ask; then it is tried anew, the fault may have passed.
    let end = Instant::now() + Duration::from_secs(1);
    loop {
        match tokio::time::timeout_at(end, waiting.recv()).await {
            Ok(Some(Command::Reopened(answer))) => {
                // Who has asked meanwhile asks anew.
                app.tables.give_up(id, waiting);
                return reply(answer, Ok(()));
            }
            Ok(Some(command)) => command.refuse(failure.clone()),
            Ok(None) => return,
            Err(_) if app.tables.release(id, waiting) => return,
            Err(_) => {
                while let Ok(command) = waiting.try_recv() {
                    command.refuse(failure.clone());
                }
            }
        }
    }
}

/// A moment that is never waited for.
fn far() -> Instant {
    Instant::now() + Duration::from_hours(1)
}
