//! Names of an owner's pack in sentences.

use std::collections::BTreeMap;

use kernel::{Arg, Book, Info, NameTable, OwnNames, Pack, Records, Texts, Words};
use wording::{LANGUAGES, Wording};

const ENGLISH: &str = "
toy-card-owl = Owl
    .text = Sees at night.
toy-spell-fly = Flight
toy-shown = { toy-card-owl } appears
toy-part = { $animal ->
        [owl] the Owl
       *[other] { $animal }
    }
toy-moved = { toy-part } moves
toy-cast = { $spell ->
        [0] { toy-spell-fly }
       *[other] { $spell }
    }
";

const FRENCH: &str = "
toy-card-owl = Chouette
toy-spell-fly = Vol
toy-shown = Voici { toy-card-owl }
toy-part = { $animal ->
        [owl] la Chouette
       *[other] { $animal }
    }
toy-moved = Va { toy-part }
toy-cast = { $spell ->
        [0] { toy-spell-fly }
       *[other] { $spell }
    }
";

const INFO: Info = Info {
    slug: "toy",
    seats: (1, 1),
    rules_version: 1,
    longest: 1,
    branching: 1,
    perfect_information: true,
    single_answers: &[],
    book: Book {
        index: &[],
        texts: &[
            Texts { language: "en", rules: "", locale: ENGLISH },
            Texts { language: "fr", rules: "", locale: FRENCH },
        ],
    },
};

const fn table(
    table: &'static str,
    messages: &'static [&'static str],
    fields: &'static [&'static str],
) -> NameTable {
    NameTable { file: "toy", table, key: "id", messages, fields, numbered: false }
}

const TABLES: [NameTable; 2] = [
    table("card", &["card-"], &["animal"]),
    NameTable { numbered: true, ..table("spell", &["spell-"], &["spell"]) },
];

const SHIPPED: &str =
    r#"{"card":[{"id":"owl","name":"Owl","size":3}],"spell":[{"id":"fly","name":"Flight"}]}"#;

fn own(text: &str) -> OwnNames {
    let pack = |text: &str| Pack(BTreeMap::from([("toy.json".to_owned(), text.to_owned())]));
    let read = |text: &str| serde_json::from_str::<Records>(text).ok();
    OwnNames::between(&TABLES, &pack(SHIPPED), &pack(text), read)
}

/// The names of a pack in which the owl is called like this.
fn called(name: &serde_json::Value) -> OwnNames {
    let card = serde_json::json!({"id": "owl", "name": name});
    own(&serde_json::json!({"card": [card], "spell": [{"id": "fly", "name": "Flight"}]})
        .to_string())
}

fn words(language: &str, names: &OwnNames) -> Wording {
    Wording::new(&INFO, language, &[]).expect("the messages read").about(names)
}

#[test]
fn a_name_is_said_wherever_its_message_or_its_id_stands() {
    let names = called(&serde_json::json!({"en": "Athena's bird", "fr": "L’oiseau d’Athéna"}));
    for (language, name) in [("en", "Athena's bird"), ("fr", "L’oiseau d’Athéna")] {
        let words = words(language, &names);
        assert_eq!(words.say("card-owl", &[]), name);
        assert!(words.has("card-owl") && !words.has("card-bat"));
        assert!(words.say("shown", &[]).contains(name));
        let moved = words.say("moved", &[("animal", Arg::Text("owl"))]);
        assert!(moved.contains(name) && !moved.contains("Owl") && !moved.contains("Chouette"));
        let other = words.say("moved", &[("animal", Arg::Text("bat"))]);
        assert!(other.contains("bat"), "{other}");
    }
    // What stands beside a name is not the name.
    assert_eq!(
        words("en", &names).attribute("card-owl", "text").as_deref(),
        Some("Sees at night.")
    );
    let shipped = Wording::new(&INFO, "en", &[]).unwrap();
    assert_eq!(shipped.say("shown", &[]), "Owl appears");
    assert_eq!(words("en", &names).about(&OwnNames::default()).say("shown", &[]), "Owl appears");
}

#[test]
fn no_letter_of_a_name_is_syntax() {
    let strange = [
        "{ $seat }",
        "{",
        "}}",
        "\"quoted\"",
        "back\\slash \\u0041",
        ".text = x",
        "[other]",
        "*",
        "# no",
        "-thing",
        "🦉🏳️‍🌈",
        "بومة أثينا",
        "ﬁ’«»",
        " edge ",
        "a = b",
        &"é".repeat(40),
    ];
    for name in strange {
        let names = called(&serde_json::json!(name));
        for language in LANGUAGES {
            let words = words(language, &names);
            assert_eq!(words.say("card-owl", &[]), name);
            assert!(words.say("shown", &[]).contains(name), "{}", words.say("shown", &[]));
            let moved = words.say("moved", &[("animal", Arg::Text("owl"))]);
            assert!(moved.contains(name), "{moved}");
        }
    }
}

#[test]
fn what_the_sentences_do_not_know_is_called_by_its_name_or_its_id() {
    let text = r#"{"card":[{"id":"owl","name":"Owl"},{"id":"Œil 2","name":"The eye"},
        {"id":"bat"}],"spell":[{"id":"burn","name":"Fire"},{"id":"fly","name":"Flight"}]}"#;
    let names = own(text);
    let french = words("fr", &names);
    assert_eq!(french.say("card-owl", &[]), "Chouette");
    assert_eq!(french.say("card-Œil 2", &[]), "The eye");
    assert_eq!(french.say("card-bat", &[]), "bat");
    // Places in a table are called by what stands there now.
    assert_eq!(french.say("cast", &[("spell", Arg::Number(0))]), "Fire");
    assert_eq!(french.say("cast", &[("spell", Arg::Number(1))]), "Vol");
    assert_eq!(french.say("cast", &[("spell", Arg::Number(2))]), "2");
}

#[test]
fn the_shipped_names_are_nobodys_own() {
    assert!(own(SHIPPED).is_empty());
    assert!(own(&SHIPPED.replace('3', "4")).is_empty(), "only names count");
    assert!(own("no file").is_empty());
}

#[test]
fn packs_do_not_say_each_others_names() {
    for round in 0..3 {
        for pack in 0..40 {
            let name = format!("Owl {pack}");
            let names = called(&serde_json::json!(name));
            let said = words("en", &names).say("shown", &[]);
            assert_eq!(said, format!("{name} appears"), "round {round}");
        }
    }
}
