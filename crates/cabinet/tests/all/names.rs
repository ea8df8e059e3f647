//! What an owner's pack calls things, at a table.

use cabinet::{Dice, Entry, GAMES, Voice};
use kernel::chance::Seeded;
use kernel::{Budget, Pack, Seat, Turn, Viewer};
use minds::Level;
use serde_json::{Value, json};

/// What a tool of Demonworld answers.
fn tool(name: &str, chosen: &Value, pack: &Pack, voice: &Voice) -> Value {
    let found = entry("demonworld").work(name, (chosen, Some(pack)), &Value::Null, voice);
    found.expect("the tool answers")
}

fn entry(slug: &str) -> &'static dyn Entry {
    *GAMES.iter().find(|entry| entry.info().slug == slug).expect("the game is there")
}

/// The shipped files with one of them changed.
fn pack(slug: &str, file: &str, change: impl Fn(&str) -> String) -> Pack {
    let voice = Voice::new(&entry(slug).info(), "en", &[]).expect("the game speaks");
    let mut pack = entry(slug).content(&voice).expect("the content is there");
    let text = pack.0.get_mut(file).expect("the file is there");
    let changed = change(text);
    assert_ne!(changed, *text, "the change is one");
    *text = changed;
    pack
}

/// A board of the pack's own, or one that is called otherwise, says its name on the table.
#[test]
fn a_board_says_the_name_that_its_owner_gives_it() {
    let pack = pack("dicke-daemonen", "presets.toml", |text| {
        let name = r#"name = { en = "Ring", fr = "Anneau" }"#;
        text.replace(name, r#"name = { en = "Halo", fr = "Auréole" }"#)
    });
    let entry = entry("dicke-daemonen");
    let voice = Voice::new(&entry.info(), "en", &[]).expect("the game speaks");
    let drawn = |board: Value, pack| {
        let picture = entry.picture(&json!({ "board": board }), pack, &voice).expect("it opens");
        picture.expect("the board is drawn")["names"].clone()
    };
    let ring = || json!({ "preset": "ring" });
    assert_eq!(drawn(ring(), Some(&pack)), json!({ "en": "Halo", "fr": "Auréole" }));
    assert_eq!(drawn(ring(), None), json!({ "en": "Ring", "fr": "Anneau" }));
}

/// The face, the button, the log, the text and the hint's label say one name in each language.
#[test]
fn a_renamed_card_is_drawn_bought_and_told_by_one_name() {
    let pack = pack("summon-demons", "cards.toml", |text| {
        let name = r#"name = { en = "Evelyn the Great", fr = "Évelyne la Grande" }"#;
        text.replace(r#"name = { en = "Eve", fr = "Eve" }"#, name)
    });
    for (language, name) in [("en", "Evelyn the Great"), ("fr", "Évelyne la Grande")] {
        let entry = entry("summon-demons");
        let voice = Voice::new(&entry.info(), language, &[]).expect("the game speaks");
        let (mut dice, mut own) = (Dice::from_text("names"), Seeded::from_text("names"));
        let mut table = entry.open(&Value::Null, Some(&pack), &mut dice, &voice).expect("it opens");
        let picture = table.picture().expect("the game has a picture");
        let cards = picture["cards"].as_array().expect("cards");
        let eve = cards.iter().find(|card| card["id"] == "eve").expect("the card is drawn");
        assert_eq!(eve["text"][language]["name"], name);
        let mut said = [false; 3];
        while let Turn::To(seats) = table.turn() {
            let seat = seats.iter().next().expect("somebody owes a decision");
            let legal = table.legal(seat, &voice).expect("the seat may look");
            let labels = legal.actions.iter().map(|one| one.phrase.as_str());
            let labels: Vec<&str> = labels.collect();
            said[0] |= labels.iter().any(|label| label.contains(name));
            let text = table.text(Viewer::Referee, &voice).expect("the referee may look");
            said[1] |= text.contains(name);
            let told = table.told(0..table.steps() + 1, Viewer::Referee, &voice).expect("a log");
            said[2] |= told.iter().any(|line| line["text"].to_string().contains(name));
            for text in labels.into_iter().chain([text.as_str()]) {
                assert!(
                    !text.split(|one: char| !one.is_alphanumeric()).any(|it| it == "Eve"),
                    "{text}"
                );
            }
            if said == [true; 3] {
                break;
            }
            let one = table.bot(seat, Level::Imp, Budget::Iterations(1), &mut own, &voice);
            let action = one.expect("the seat owes a decision").choice.action;
            let listed = legal.actions.iter().find(|one| one.action == action);
            table.act(seat, &action, &mut dice, &voice).expect("a listed action");
            let taken_back = table.phrased(table.steps() - 1, &voice);
            assert_eq!(taken_back, listed.map(|one| one.phrase.clone()), "named alike afterwards");
        }
        assert_eq!(said, [true; 3], "{language}: label, text, log");
    }
}

/// A unit that only the pack has is called by its name before and after the table is made.
#[test]
fn a_new_unit_says_its_name() {
    let pack = pack("demonworld", "cards-empire.toml", |text| {
        let start = text.find("[[card]]").expect("a card");
        let end = start + 8 + text[start + 8..].find("[[card]]").expect("another");
        let card = text[start..end].replace("id = \"E01\"", "id = \"E99\"");
        let card = card.replace("name = \"Noble Footsoldiers\"", "name = \"Tin Men\"");
        format!("{text}\n{card}")
    });
    let voice = Voice::new(&entry("demonworld").info(), "fr", &[]).expect("the game speaks");
    let found = tool("roster", &json!({}), &pack, &voice);
    let cards = found["cards"].as_array().expect("cards");
    let card = cards.iter().find(|card| card["id"] == "E99").expect("the new card is offered");
    assert_eq!(card["names"], json!({"en": "Tin Men", "fr": "Tin Men"}));
    let chosen = |list: &str| json!({"scenario": "pitched-1000", "limits": "full", "south": "own", "south_list": list});
    let asked = tool("muster", &chosen("E99 E99 E99"), &pack, &voice);
    let mut demands = asked["demands"].as_array().expect("demands").iter();
    let copies = demands.find(|one| one["text"].as_str().is_some_and(|it| it.contains("Tin Men")));
    assert!(copies.is_some_and(|one| one["met"] == false), "{asked:#}");
    let mut dice = Dice::from_text("names");
    let own = json!({"scenario": "pitched-1000", "south": "own", "south_list": "E99"});
    let table = entry("demonworld").open(&own, Some(&pack), &mut dice, &voice).expect("it opens");
    let text = table.text(Viewer::Seat(Seat(0)), &voice).expect("a seat may look");
    assert!(text.contains("Tin Men") && !text.contains("demonworld-"), "{text}");
}

/// §FR-167 An army that only the pack has is offered, and chosen by its id.
#[test]
fn an_own_ready_army_can_be_chosen() {
    let pack = pack("demonworld", "armies.toml", |text| {
        let army = r#"
[[army]]
id = "mine"
name = { en = "My own", fr = "La mienne" }
faction = "empire"
points = 130
entries = [{ card = "E01", items = [] }]
source = "box"
"#;
        format!("{text}{army}")
    });
    let voice = Voice::new(&entry("demonworld").info(), "en", &[]).expect("the game speaks");
    let found = tool("roster", &json!({}), &pack, &voice);
    let armies = found["armies"].as_array().expect("armies");
    let mine = armies.iter().find(|army| army["id"] == "mine").expect("the army is offered");
    assert_eq!((&mine["names"]["fr"], &mine["list"]), (&json!("La mienne"), &json!("E01")));
    let chosen = json!({"scenario": "pitched-1000", "south": "own", "south_list": "mine"});
    let mut dice = Dice::from_text("names");
    let table = entry("demonworld").open(&chosen, Some(&pack), &mut dice, &voice);
    let text = table.expect("it opens").text(Viewer::Seat(Seat(0)), &voice).expect("a text");
    assert!(text.contains("Noble Footsoldiers"), "{text}");
    let shipped = entry("demonworld").open(&chosen, None, &mut dice, &voice);
    assert!(shipped.is_err(), "the shipped content has no such army");
}

/// A name that cannot be shown is refused by file, table and key.
#[test]
fn names_that_cannot_be_shown_are_refused() {
    let files = [
        ("demons", "mortals.toml", "mortal[0].name"),
        ("demonworld", "cards-empire.toml", "card[0].name"),
        ("dungeon-lords", "monsters.toml", "monster[0].name"),
        ("summon-demons", "cards.toml", "card[0].name"),
    ];
    for (slug, file, place) in files {
        let voice = Voice::new(&entry(slug).info(), "en", &[]).expect("the game speaks");
        for bad in [String::new(), "w".repeat(4000), "two\\nlines".to_owned()] {
            let pack = pack(slug, file, |text| {
                let start = text.find("\nname = ").expect("a name") + 1;
                let end = start + text[start..].find('\n').expect("a line");
                format!("{}name = \"{bad}\"{}", &text[..start], &text[end..])
            });
            let refused = entry(slug).setup(&Value::Null, Some(&pack), &voice).err();
            let refused = refused.unwrap_or_else(|| panic!("{slug}: {bad:?} is no name"));
            let places: Vec<_> = refused.reasons.iter().filter_map(|one| one.at.clone()).collect();
            let right = |at: &String| at.contains(file) && at.contains(place);
            assert!(places.iter().any(right), "{slug}: {places:?}");
        }
    }
}

/// Values that an owner read from his own copy say so; every game takes them.
#[test]
fn the_box_is_a_source_like_the_others() {
    for entry in GAMES {
        let voice = Voice::new(&entry.info(), "en", &[]).expect("the game speaks");
        let mut pack = entry.content(&voice).expect("the content is there");
        for text in pack.0.values_mut() {
            for source in ["reconstructed", "published", "rulebook, published", "rulebook"] {
                *text = text.replace(&format!("source = \"{source}\""), "source = \"box\"");
            }
        }
        let opened = entry.setup(&Value::Null, Some(&pack), &voice);
        assert!(opened.is_ok(), "{}: {:?}", entry.info().slug, opened.err());
        let picture = entry.picture(&Value::Null, Some(&pack), &voice).expect("it opens");
        let picture = picture.unwrap_or_default();
        assert!(!picture.to_string().contains("\"reconstructed\""), "{}", entry.info().slug);
    }
}
