//! Two tables that differ in one hidden thing: whoever may not know it is sent the same, in all
//! games, and gets the same advice, since thinking begins with what the seat knows.

use cabinet::{Dice, Voice};
use kernel::{Budget, Seat, Viewer};
use serde_json::{Value, json};
use server::Config;
use server::store::Entry;

use crate::client::{Client, Running, config};

/// Actions of one pair of tables.
const STEPS: usize = 160;
/// Comparisons of one pair of tables after which another one is begun.
const ENOUGH: usize = 12;
/// Iterations of a thought about a hint: counted, so that its answer depends on nothing else.
const ADVICE: u32 = 48;

/// One of the two tables with everybody at it: two who play, and one who watches.
struct World<'a> {
    server: &'a Running,
    game: &'a str,
    id: String,
    viewers: [Client; 3],
}

impl<'a> World<'a> {
    async fn new(server: &'a Running, game: &'a str) -> World<'a> {
        let body = json!({
            "game": game, "dice": "table", "options": {"seats": 2},
            "seats": [{"type": "me", "name": "Ada"}, {"type": "open"}],
        });
        let made = server.post("/api/tables", body, "").await;
        let id = made.body["table"].as_str().unwrap_or_else(|| panic!("{}", made.text)).to_owned();
        let bob = server.join(&id, "Bob").await;
        let mut viewers = [
            server.connect(&id, &made.cookie, "").await,
            server.connect(&id, &bob, "").await,
            server.connect(&id, "", "").await,
        ];
        viewers[0].ready(0).await;
        viewers[1].ready(1).await;
        let mut world = World { server, game, id, viewers };
        // Promises are opened as they are shown.
        while !world
            .viewers
            .iter()
            .any(|viewer| viewer.update["status"] == "playing" || viewer.update["dice"].is_object())
        {
            world.look().await;
        }
        world
    }

    /// Everybody looks anew.
    async fn look(&mut self) {
        for (seat, viewer) in self.viewers.iter_mut().enumerate() {
            let look = if seat < 2 {
                json!({"type": "look", "seat": seat})
            } else {
                json!({"type": "look"})
            };
            viewer.ask(look).await;
        }
    }

    /// What a viewer may know by the game's own word: its record, played again outside the server.
    fn known(&self, viewer: usize) -> Value {
        let stored = self.server.app.store.table(&self.id).unwrap().unwrap();
        let entry = cabinet::game(self.game).unwrap();
        let names = ["Ada".to_owned(), "Bob".to_owned()];
        let voice = Voice::new(&entry.info(), "en", &names).unwrap();
        let mut table = None;
        for row in &stored.rows {
            match serde_json::from_str(&row.entry).unwrap() {
                Entry::Started { record, .. } => {
                    let mut dice = Dice::from_text("").with(outcomes(&record["opening"]));
                    table = Some(entry.open(&record["options"], None, &mut dice, &voice).unwrap());
                }
                Entry::Acted { line, .. } => {
                    let mut dice = Dice::from_text("").with(outcomes(&line["rolled"]));
                    let seat = Seat(u8::try_from(line["seat"].as_u64().unwrap()).unwrap());
                    let table = table.as_mut().unwrap();
                    table.act(seat, &line["action"], &mut dice, &voice).unwrap();
                }
                _ => {}
            }
        }
        let Some(table) = table else { return Value::Null };
        let viewer = match u8::try_from(viewer).unwrap() {
            2 => Viewer::Spectator,
            seat => Viewer::Seat(Seat(seat)),
        };
        table.view(viewer, &voice).unwrap()
    }

    /// Answers the dice question of a seat; false if somebody else has what was drawn.
    async fn roll(&mut self, seat: usize, outcome: &Value) -> bool {
        let dice = json!({"type": "dice", "seat": seat, "outcomes": [outcome]});
        let reply = self.viewers[seat].ask(dice).await;
        let is_done = reply["type"] != "refused";
        assert!(is_done || reply["problem"]["code"] == "dice/impossible", "{}: {reply}", self.game);
        is_done
    }

    async fn act(&mut self, seat: usize, action: &Value) {
        let version = self.viewers[seat].version();
        let act = json!({"type": "act", "seat": seat, "version": version, "action": action});
        let reply = self.viewers[seat].ask(act).await;
        assert_ne!(reply["type"], "refused", "{}: {reply}", self.game);
    }
}

/// Outcomes as a record has them.
fn outcomes(rolled: &Value) -> Vec<u32> {
    let rolled = rolled.as_array().into_iter().flatten();
    rolled.map(|one| u32::try_from(one["id"].as_u64().unwrap()).unwrap()).collect()
}

/// What differs between two tables whatever happens at them.
fn blank(mut value: Value) -> Value {
    match &mut value {
        Value::Object(fields) => {
            // What is promised for the dice is random, and everybody sees all of it at each table.
            let own = ["at_ms", "clock_ms", "connected", "promises"];
            fields.retain(|name, _| !own.contains(&name.as_str()));
            fields.values_mut().for_each(|field| *field = blank(field.take()));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| *item = blank(item.take())),
        _ => {}
    }
    value
}

/// A choice that both tables offer, by what it is called.
fn common(lists: [&Value; 2], name: impl Fn(&Value) -> Value, number: usize) -> Option<[Value; 2]> {
    let [first, second] = lists.map(|list| list.as_array().cloned().unwrap_or_default());
    let both = first.into_iter().filter_map(|one| {
        let other = second.iter().find(|other| name(other) == name(&one))?.clone();
        Some([one, other])
    });
    let both: Vec<[Value; 2]> = both.collect();
    (!both.is_empty()).then(|| both[number % both.len()].clone())
}

/// Where two tables differ: whose secret it is, and of which kind.
#[derive(Clone, Copy, Debug)]
struct Split {
    owner: usize,
    is_drawn: bool,
}

/// What was found about a game.
#[derive(Default, Debug)]
struct Found {
    draws: usize,
    answers: usize,
    compared: usize,
    /// Times the owner of the secret was sent something else, as he must.
    told: usize,
    advised: usize,
}

/// A pair of tables in the same course.
struct Pair<'a> {
    worlds: [World<'a>; 2],
    split: Option<Split>,
    number: usize,
}

impl Pair<'_> {
    /// One decision at both tables, the same but for the one in which they are to differ; false if
    /// they cannot go on alike.
    async fn step(&mut self, wants_draw: bool) -> bool {
        self.number += 1;
        let updates = [0, 1].map(|world: usize| {
            [0, 1].map(|seat: usize| self.worlds[world].viewers[seat].update.clone())
        });
        let owes = |part: &dyn Fn(&Value) -> bool| {
            [0, 1].into_iter().find(|&seat| part(&updates[0][seat]) && part(&updates[1][seat]))
        };
        if let Some(seat) = owes(&|update| update["dice"].is_object()) {
            let [first, second] = [0, 1].map(|world: usize| updates[world][seat]["dice"].clone());
            let list = first["allowed"].as_array().unwrap();
            let outcomes = if self.split.is_none()
                && wants_draw
                && first["hidden"] == true
                && list.len() > 1
            {
                self.split = Some(Split { owner: seat, is_drawn: true });
                Some([list[0].clone(), list[list.len() - 1].clone()])
            } else {
                common([&first["allowed"], &second["allowed"]], Value::clone, self.number * 7)
            };
            let Some(outcomes) = outcomes else { return false };
            let mut are_done = true;
            for (world, outcome) in self.worlds.iter_mut().zip(&outcomes) {
                are_done &= world.roll(seat, outcome).await;
            }
            return are_done;
        }
        let turn = |update: &Value, seat: usize| {
            update["turn"]["to"].as_array().is_some_and(|to| to.contains(&seat.into()))
        };
        let mut seats = [self.number % 2, 1 - self.number % 2].into_iter();
        let Some(seat) = seats.find(|&seat| turn(&updates[0][seat], seat)) else { return false };
        let [first, second] = [0, 1].map(|world: usize| &updates[world][seat]);
        let list = first["legal"].as_array().unwrap();
        let is_secret =
            first["question"]["sealed"] == true && turn(&updates[0][1 - seat], 1 - seat);
        let chosen = if self.split.is_none() && !wants_draw && is_secret && list.len() > 1 {
            self.split = Some(Split { owner: seat, is_drawn: false });
            Some([list[0].clone(), list[list.len() - 1].clone()])
        } else {
            let name = |one: &Value| one["notation"].clone();
            common([&first["legal"], &second["legal"]], name, self.number * 5)
        };
        let Some(chosen) = chosen else { return false };
        for (world, choice) in self.worlds.iter_mut().zip(&chosen) {
            world.act(seat, &choice["action"]).await;
        }
        true
    }

    /// What the others are sent must not differ, as long as the game does not let them know; false
    /// once it does.
    async fn compare(&mut self, split: Split, found: &mut Found) -> bool {
        let what =
            format!("{} of {}, step {}", self.worlds[0].id, self.worlds[0].game, self.number);
        for viewer in (0..3).filter(|&viewer| viewer != split.owner) {
            let [first, second] = [0, 1].map(|world: usize| self.worlds[world].known(viewer));
            if first != second {
                return false;
            }
            let [ours, others] =
                [0, 1].map(|world: usize| blank(self.worlds[world].viewers[viewer].update.clone()));
            assert_eq!(ours, others, "{what}: viewer {viewer} is sent what {split:?} hides");
            for question in
                [json!({"type": "cells"}), json!({"type": "why", "seat": viewer, "action": "Z9"})]
            {
                let mut answers = Vec::new();
                for world in &mut self.worlds {
                    answers.push(world.viewers[viewer].ask(question.clone()).await);
                }
                assert_eq!(answers[0], answers[1], "{what}: viewer {viewer} asks {question}");
            }
            found.compared += 1;
        }
        let [own, other] = [0, 1]
            .map(|world: usize| blank(self.worlds[world].viewers[split.owner].update.clone()));
        found.told += usize::from(own != other);
        true
    }

    /// Advice to whoever does not know the secret is the same to the last estimate.
    async fn advise(&mut self, split: Split, found: &mut Found) {
        let seat = 1 - split.owner;
        let owes = |world: &World<'_>| {
            let update = &world.viewers[seat].update;
            update["legal"].as_array().is_some_and(|legal| legal.len() > 1)
                && update["dice"].is_null()
        };
        if !self.worlds.iter().all(owes) {
            return;
        }
        let mut told = Vec::new();
        for world in &mut self.worlds {
            let advice = world.viewers[seat].ask(json!({"type": "hint", "seat": seat})).await;
            assert!(advice["hints"][0]["notation"].is_string(), "{advice}");
            told.push(advice);
        }
        let game = self.worlds[0].game;
        assert_eq!(told[0], told[1], "{game}, step {}: {split:?} is advised about", self.number);
        found.advised += 1;
    }
}

/// Looks for hidden draws or secret answers of a game, and at what comes after them.
async fn explore(server: &Running, game: &str, wants_draw: bool, from: usize, found: &mut Found) {
    let worlds = [World::new(server, game).await, World::new(server, game).await];
    let mut pair = Pair { worlds, split: None, number: from };
    let mut after = 0;
    for _ in 0..STEPS {
        for world in &mut pair.worlds {
            world.look().await;
        }
        if let Some(split) = pair.split {
            if after == 0 {
                *(if split.is_drawn { &mut found.draws } else { &mut found.answers }) += 1;
            }
            after += 1;
            if !pair.compare(split, found).await || after > ENOUGH {
                return;
            }
            pair.advise(split, found).await;
        }
        if !pair.step(wants_draw).await {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_viewer_may_not_know_changes_nothing_that_he_is_sent() {
    let folder = tempfile::tempdir().unwrap();
    let advice = Budget::Iterations(ADVICE);
    let data = folder.path().join("data.db");
    let server = Running::with(Config { advice, ..config(&data) }).await;
    for entry in cabinet::GAMES {
        let mut found = Found::default();
        for from in 0..2 {
            for wants_draw in [true, false] {
                explore(&server, entry.info().slug, wants_draw, from * 13, &mut found).await;
            }
        }
        let game = entry.info().slug;
        assert!(found.draws + found.answers > 0, "{game} hid nothing: {found:?}");
        assert!(found.compared > 3, "{game}: {found:?}");
        assert!(found.told > 0, "the owner of a secret of {game} is told: {found:?}");
        assert!(found.advised > 0, "{game}: nobody asked for advice: {found:?}");
        println!("{game}: {found:?}");
    }
    server.stop().await;
}
