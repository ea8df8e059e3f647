//! Faults of a small invented box: all told at once, each with its place and what would be right.

use kernel::{Book, Info, Name, NameTable, Pack, Reason, RuleRef, Source, Texts};
use pack::{Schema, Shipped, Slots};
use wording::{LANGUAGES, Wording};

const INFO: Info = Info {
    slug: "toy",
    seats: (1, 2),
    rules_version: 1,
    longest: 1,
    branching: 1,
    perfect_information: true,
    single_answers: &[],
    book: Book {
        index: &["1.0"],
        texts: &[
            Texts { language: "en", rules: "", locale: "toy-title = Toy" },
            Texts { language: "fr", rules: "", locale: "toy-title = Jouet" },
        ],
    },
};

const BEASTS: &str = r#"schema = 1

[den]
room = 4
source = "rulebook"

[[beast]]
id = "owl"
name = "Owl"
hp = 3
source = "published"

[[beast]]
id = "cat"
name = { en = "Cat", fr = "Chat" }
hp = 2
source = "reconstructed"
"#;

static SHIPPED: Shipped = Shipped {
    files: &[("beasts.toml", BEASTS), ("more.toml", "schema = 1\nflag = true\n")],
    names: &[NameTable {
        file: "beasts.toml",
        table: "beast",
        key: "id",
        messages: &["beast-"],
        fields: &["beast"],
        numbered: false,
    }],
    rule: |_, _| RuleRef::among(&["1.0"], "1.0"),
    expects: &[],
};

pack::records! {
    Beasts { schema: Schema, den: Den, beast: Vec<Beast> }
    Den { room: u8, source: Source }
    Beast { id: String, name: Name, hp: u8, source: Source }
    More { schema: Schema, flag: bool }
}

type Held = (u8, Vec<u8>, bool);

fn open(pack: &Pack) -> Result<Held, Vec<Reason>> {
    let book = SHIPPED.open(Some(pack));
    let read: Beasts = book.read("beasts.toml");
    let more: More = book.read("more.toml");
    let file = book.file("beasts.toml");
    file.at("den.room").range(read.den.room, 1, 9);
    let mut beasts = Slots::new(file.at("beast"), ["cat", "owl"]);
    for (row, beast) in file.rows("beast", read.beast) {
        let right = row.at("hp").range(beast.hp, 1, 6);
        beasts.name(&row.at("id"), &beast.id, right.then_some(beast.hp));
    }
    let read = beasts.all().map(|beasts| (read.den.room, beasts, more.flag));
    book.close(read)
}

fn with(changes: &[(&str, &str)]) -> Pack {
    let change = |text: String, (from, to): &(&str, &str)| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    };
    let text = changes.iter().fold(BEASTS.to_owned(), change);
    Pack([("beasts.toml".to_owned(), text)].into())
}

/// What the faults of these changes say.
fn told(language: &str, pack: &Pack) -> Vec<String> {
    let words = Wording::new(&INFO, language, &[]).expect("the toy speaks");
    let reasons = open(pack).expect_err("refused");
    reasons.iter().map(|one| words.reason(one).replace(['\u{a0}', '\u{202f}'], " ")).collect()
}

#[test]
fn rows_are_read_in_the_order_of_the_box() {
    assert_eq!(open(&Pack::default()).expect("as it ships"), (4, vec![2, 3], true));
    assert_eq!(open(&with(&[("hp = 3", "hp = 6")])).expect("within bounds").1, [2, 6]);
}

#[test]
fn every_row_of_every_file_is_told_at_once() {
    let mut pack = with(&[
        ("room = 4", "rom = 4"),
        ("hp = 3", "hp = 300"),
        ("\"published\"", "\"heard\""),
        ("hp = 2", "hp = true"),
        ("\"Cat\"", "\"two\\nlines\""),
    ]);
    pack.0.insert("more.toml".to_owned(), "schema = 1\nflag = 3\n".to_owned());
    pack.0.insert("less.toml".to_owned(), String::new());
    let said = told("fr", &pack);
    for sentence in [
        "le jeu n’a pas de fichier « less.toml » ; ses fichiers sont beasts.toml, more.toml",
        "beasts.toml, table « den », clé « rom » : cette clé n’existe pas ; les clés sont room, source",
        "beasts.toml, table « den », clé « room » : cette clé manque ; ajoutez-la",
        "beasts.toml, table « beast », entrée « owl », clé « hp » : « 300 » ne convient pas ; il faut \
         un nombre entier de 1 à 6",
        "beasts.toml, table « beast », entrée « owl », clé « source » : « heard » est inconnu ; sont \
         connus box, rulebook, rulebook, published, published, reconstructed",
        "beasts.toml, table « beast », entrée « cat », clé « hp » : « true » ne convient pas ; il faut \
         un nombre entier de 1 à 6",
        "more.toml, clé « flag » : « 3 » ne convient pas ; il faut true ou false",
    ] {
        assert!(said.iter().any(|one| one == sentence), "{sentence}\n{said:#?}");
    }
    let name = "beasts.toml, table « beast », entrée « cat », clé « name.en »";
    let name = said.iter().find(|one| one.starts_with(name)).expect("the name is told");
    assert!(name.ends_with("il faut un nom : une ligne de 60 caractères au plus, ou une par langue, { en = …, fr = … }"), "{name}");
    assert_eq!(said.len(), 8, "{said:#?}");
}

#[test]
fn rows_that_are_missing_strange_or_doubled_are_told() {
    let strange = told("en", &with(&[("id = \"owl\"", "id = \"elk\"")]));
    assert_eq!(
        strange,
        [
            "beasts.toml, table “beast”, entry “elk”, key “id”: “elk” is not known; known are cat, owl",
            "beasts.toml, table “beast”: “owl” is missing; add it",
        ]
    );
    let twice = told("en", &with(&[("id = \"owl\"", "id = \"cat\"")]));
    let last =
        "beasts.toml, table “beast”, entry “cat”, key “id”: “cat” stands twice; it stands once";
    assert_eq!(twice[0], last);
}

#[test]
fn what_is_no_toml_is_told_by_its_line() {
    let broken = told("en", &with(&[("room = 4", "room = ")]));
    assert_eq!(broken.len(), 1);
    assert!(broken[0].starts_with("beasts.toml, line 4: this is not TOML: “room =”"), "{broken:?}");
    let twice = told("fr", &with(&[("room = 4", "room = 4\nroom = 5")]));
    assert!(twice[0].starts_with("beasts.toml, ligne 5 : une clé figure ici pour la seconde fois"));
    let schema = told("en", &with(&[("schema = 1", "schema = 7")]));
    assert_eq!(schema, ["beasts.toml, key “schema”: “7” does not fit; it has to be “1”"]);
    let schema = told("en", &with(&[("schema = 1", "schema = \"one\"")]));
    assert_eq!(schema, ["beasts.toml, key “schema”: “one” does not fit; it has to be “1”"]);
}

#[test]
fn a_flood_of_faults_is_cut_short() {
    let row = "[[beast]]\nid = \"owl\"\nname = \"Owl\"\nhp = \"many\"\nsource = \"box\"\n";
    let pack = with(&[("[[beast]]", &format!("{}[[beast]]", row.repeat(500)))]);
    let said = told("en", &pack);
    let more = "beasts.toml: there are more mistakes; the first 40 are told";
    assert!(said.iter().any(|one| one == more), "{said:#?}");
    assert!(said.len() < 50, "{}", said.len());
}

/// Every common sentence finds its arguments in both languages.
#[test]
fn both_languages_tell_the_same_faults() {
    let pack = with(&[("room = 4", "room = 40"), ("hp = 3", "hp = []"), ("id = \"cat\"", "")]);
    for language in LANGUAGES {
        for one in told(language, &pack) {
            assert!(one.starts_with("beasts.toml, table "), "{one}");
            assert!(!one.contains("common-") && !one.contains("{$"), "{one}");
        }
    }
}
