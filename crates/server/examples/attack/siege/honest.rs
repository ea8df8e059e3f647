//! Honest people: a pair, one against a familiar, and newcomers; measured while others attack.

use std::cell::RefCell;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use super::door::{Live, Visitor, part};
use super::world::World;

/// How long people look before they act.
const PACE: Duration = Duration::from_millis(100);
/// How long somebody waits before he tries again.
const AGAIN: Duration = Duration::from_millis(50);
/// How often somebody who waits looks whether everything is over.
const LOOK: Duration = Duration::from_secs(1);
/// An answer that takes longer counts as none.
const PATIENCE: Duration = Duration::from_secs(30);
/// Between two newcomers.
const NEWCOMER: Duration = Duration::from_millis(500);
/// Every so many actions somebody asks what a good player would do.
const HINTS: u64 = 5;

/// What people saw.
#[derive(Default)]
pub(super) struct Seen {
    /// From saying an action to its being done.
    pub(super) actions: Vec<Duration>,
    /// From the opponent's being asked to its answer.
    pub(super) replies: Vec<Duration>,
    pub(super) hints: Vec<Duration>,
    /// From coming to sitting at a table of one's own.
    pub(super) newcomers: Vec<Duration>,
    /// From the server's end to being back at the table.
    pub(super) back: Vec<Duration>,
    /// What was refused that should not have been.
    pub(super) refused: Vec<String>,
}

/// The honest people, until the attack is over.
pub(super) async fn play(world: &World) -> Seen {
    let seen = RefCell::new(Seen::default());
    tokio::join!(pair(world, &seen), alone(world, &seen), newcomers(world, &seen));
    seen.into_inner()
}

async fn pair(world: &World, seen: &RefCell<Seen>) {
    let (ada, bob) = (world.newcomer(), world.newcomer());
    while !world.is_over() {
        let made = async {
            let (table, cookie) = ada.table(&wanted(&json!({"type": "open"}))).await?;
            let second = bob.join(&table).await?;
            Ok::<_, super::Problem>((table, [cookie, second]))
        };
        let is_calm = !world.is_impaired();
        match made.await {
            Ok((table, [first, second])) => {
                world.plays_at(&table);
                let ada = Player::new(world, seen, ada, (&table, first));
                let bob = Player::new(world, seen, bob, (&table, second)).on(1);
                tokio::join!(ada.run(), bob.run());
            }
            Err(problem) => refused(world, seen, is_calm, &format!("a pair's table: {problem}")),
        }
        sleep(AGAIN).await;
    }
}

fn wanted(other: &Value) -> Value {
    json!({"game": "dicke-daemonen", "seats": [{"type": "me", "name": "Ada"}, other]})
}

async fn alone(world: &World, seen: &RefCell<Seen>) {
    let visitor = world.newcomer();
    while !world.is_over() {
        let is_calm = !world.is_impaired();
        match visitor.table(&wanted(&json!({"type": "bot", "level": "familiar"}))).await {
            Ok((table, cookie)) => {
                let player = Player::new(world, seen, visitor, (&table, cookie));
                Player { asks: true, ..player }.run().await;
            }
            Err(problem) => refused(world, seen, is_calm, &format!("a table: {problem}")),
        }
        sleep(AGAIN).await;
    }
}

/// Every now and then somebody comes for the first time, looks at the list, and sits down.
async fn newcomers(world: &World, seen: &RefCell<Seen>) {
    while !world.is_over() {
        let visitor = world.newcomer();
        let (begun, is_calm) = (Instant::now(), !world.is_impaired());
        let came = async {
            let list = visitor.get("/api/tables", "").await?;
            if list.status != 200 {
                return Err(format!("the list: {} {}", list.status, list.body).into());
            }
            let (table, cookie) = visitor.table(&wanted(&json!({"type": "open"}))).await?;
            let mut live = visitor.live(&table, &cookie).await?;
            let hello = timeout(PATIENCE, live.hear()).await?.ok_or("no table")?;
            if hello["type"] == "hello" { Ok(()) } else { Err(hello.to_string().into()) }
        };
        let came: Result<(), super::Problem> = came.await;
        match came {
            Ok(()) if is_calm && !world.is_impaired() => {
                seen.borrow_mut().newcomers.push(begun.elapsed());
            }
            Ok(()) => {}
            Err(problem) => refused(world, seen, is_calm, &format!("a newcomer: {problem}")),
        }
        sleep(NEWCOMER).await;
    }
}

/// Counts it unless the server was not to answer, or everything is over.
fn refused(world: &World, seen: &RefCell<Seen>, is_calm: bool, what: &str) {
    if is_calm && !world.is_impaired() && !world.is_over() {
        seen.borrow_mut().refused.push(what.to_owned());
    }
}

/// Somebody who plays one seat of a table.
pub(super) struct Player<'a> {
    world: &'a World,
    seen: &'a RefCell<Seen>,
    visitor: Visitor,
    table: String,
    cookie: String,
    seat: u64,
    /// Whether somebody asks for hints now and then.
    asks: bool,
    pace: Duration,
    /// Whoever attacks stops before the others.
    is_enemy: bool,
}

/// What was said and not answered.
struct Flying {
    id: u64,
    since: Instant,
    is_calm: bool,
}

/// A connection as its player knows it.
struct Table {
    live: Live,
    opened: Instant,
    update: Value,
    flying: Option<Flying>,
    said: u64,
    /// What was said for the dice: the round, and whether it was the text.
    part: Option<(u64, bool)>,
    /// When somebody who is to act has looked long enough.
    due: Option<Instant>,
    /// When the program was asked, and after how many steps.
    asked: Option<(Instant, u64, bool)>,
}

impl Table {
    fn at(live: Live) -> Table {
        let (update, flying, due, asked) = (Value::Null, None, None, None);
        Table { live, opened: Instant::now(), update, flying, said: 0, part: None, due, asked }
    }
}

impl<'a> Player<'a> {
    pub(super) fn new(
        world: &'a World,
        seen: &'a RefCell<Seen>,
        visitor: Visitor,
        (table, cookie): (&str, String),
    ) -> Player<'a> {
        let table = table.to_owned();
        Player {
            world,
            seen,
            visitor,
            table,
            cookie,
            seat: 0,
            asks: false,
            pace: PACE,
            is_enemy: false,
        }
    }

    /// The same on another seat.
    pub(super) fn on(self, seat: u64) -> Player<'a> {
        Player { seat, ..self }
    }

    /// The same on the attacker's behalf, at this pace.
    pub(super) fn enemy(self, pace: Duration) -> Player<'a> {
        Player { pace, is_enemy: true, ..self }
    }

    fn goes_on(&self) -> bool {
        if self.is_enemy { self.world.lasts() } else { !self.world.is_over() }
    }

    fn refused(&self, is_calm: bool, what: &str) {
        refused(self.world, self.seen, is_calm, what);
    }

    /// Plays until the game or the attack is over; comes back as often as the connection breaks.
    pub(super) async fn run(&self) {
        let mut known = 0;
        while self.goes_on() {
            let is_calm = !self.world.is_impaired();
            match self.visitor.live(&self.table, &self.cookie).await {
                Ok(live) => {
                    if self.talk(Table::at(live), &mut known).await {
                        return;
                    }
                }
                Err(problem) => self.refused(is_calm, &format!("a connection: {problem}")),
            }
            sleep(AGAIN).await;
        }
    }

    /// True if the game is over.
    async fn talk(&self, mut table: Table, known: &mut u64) -> bool {
        while self.goes_on() {
            let is_calm = !self.world.is_impaired();
            let left = table.due.map(|due| due.saturating_duration_since(Instant::now()));
            let left = left.unwrap_or(LOOK).min(LOOK);
            match timeout(left, table.live.hear()).await {
                Ok(Some(message)) => self.hear(message, &mut table, known),
                Ok(None) => {
                    // Of thousands the last ones notice late that the server has ended.
                    let ended = self.world.down().is_some_and(|down| down > table.opened);
                    self.refused(is_calm && !ended, "the connection was cut");
                    return false;
                }
                Err(_) => {}
            }
            let late = table.flying.as_ref();
            if late.is_some_and(|flying| flying.since.elapsed() > PATIENCE) {
                self.refused(is_calm, "no answer");
                return false;
            }
            if table.update["status"] == "over" {
                return true;
            }
            if table.flying.is_none() && !self.answer(&mut table, *known).await {
                return false;
            }
        }
        true
    }

    fn hear(&self, mut message: Value, table: &mut Table, known: &mut u64) {
        match message["type"].as_str() {
            Some("hello") => {
                table.update = message["update"].take();
                let version = table.update["version"].as_u64().unwrap_or(0);
                if version < *known {
                    self.seen.borrow_mut().refused.push(format!(
                        "table {} came back as {version}, {known} was acknowledged",
                        self.table
                    ));
                }
                match self.world.down() {
                    Some(down) if *known > 0 => self.seen.borrow_mut().back.push(down.elapsed()),
                    _ => self.world.sits(),
                }
                *known = version.max(1);
            }
            Some("update") => table.update = message,
            Some("reply") => self.replied(&message, table, known),
            Some("closing") => self.refused(true, &message["problem"].to_string()),
            _ => return,
        }
        self.watch(table);
    }

    fn replied(&self, message: &Value, table: &mut Table, known: &mut u64) {
        let Some(flying) = table.flying.take_if(|flying| message["id"] == flying.id) else {
            return;
        };
        let is_calm = flying.is_calm && !self.world.is_impaired();
        let mut seen = self.seen.borrow_mut();
        match message["reply"]["type"].as_str() {
            Some("done") => {
                *known = message["reply"]["version"].as_u64().unwrap_or(*known);
                if is_calm && table.update["status"] == "playing" {
                    seen.actions.push(flying.since.elapsed());
                }
            }
            Some("hint") if is_calm => seen.hints.push(flying.since.elapsed()),
            Some("hint") => {}
            _ if is_calm && !self.world.is_over() => seen.refused.push(message.to_string()),
            _ => {}
        }
    }

    /// How long the program takes that sits opposite.
    fn watch(&self, table: &mut Table) {
        let programs = table.update["seats"].as_array().into_iter().flatten();
        let program = programs.filter(|seat| seat["kind"]["type"] == "bot").find_map(|seat| {
            let to = table.update["turn"]["to"].as_array()?;
            to.contains(&seat["seat"]).then_some(())
        });
        let step = table.update["step"].as_u64().unwrap_or(0);
        if let Some((since, before, is_calm)) = table.asked
            && step > before
        {
            table.asked = None;
            if is_calm && !self.world.is_impaired() {
                self.seen.borrow_mut().replies.push(since.elapsed());
            }
        }
        if program.is_some() && table.asked.is_none() {
            table.asked = Some((Instant::now(), step, !self.world.is_impaired()));
        }
    }

    /// Does what is asked; false if the connection has ended.
    async fn answer(&self, table: &mut Table, known: u64) -> bool {
        let update = &table.update;
        let turn = update["turn"]["to"].as_array();
        let id = table.said + 1;
        let say = if update["status"] == "gathering" {
            let Some(say) = part(update, &self.table, self.seat, (id, &mut table.part)) else {
                return true;
            };
            say
        } else if update["version"].as_u64().unwrap_or(0) >= known
            && turn.is_some_and(|turn| turn.contains(&self.seat.into()))
        {
            if *table.due.get_or_insert(Instant::now() + self.pace) > Instant::now() {
                return true;
            }
            let Some(legal) = update["legal"].as_array().filter(|legal| !legal.is_empty()) else {
                return true;
            };
            let count = u64::try_from(legal.len()).unwrap_or(1);
            let number = usize::try_from(id * 7 % count).unwrap_or(0);
            let (action, version) = (&legal[number]["action"], &update["version"]);
            if self.asks && id.is_multiple_of(HINTS) {
                json!({"type": "hint", "id": id, "seat": self.seat})
            } else {
                json!({
                    "type": "act", "id": id, "seat": self.seat, "version": version, "action": action,
                })
            }
        } else {
            return true;
        };
        (table.said, table.due) = (id, None);
        let is_calm = !self.world.is_impaired();
        table.flying = Some(Flying { id, since: Instant::now(), is_calm });
        table.live.say(&say).await
    }
}
