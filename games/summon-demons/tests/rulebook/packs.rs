//! Content packs: what an owner may change, and what is refused with card, field and reason.

use kernel::{Game, Pack};
use summon_demons::{Options, SummonDemons};

use crate::table::{ALICE, BASIL, CLARA, Table, options};

fn pack(change: impl Fn(&str) -> String) -> Pack {
    let game = SummonDemons::open(&Options::default(), None).expect("the box opens");
    let cards = change(&game.pack().0["cards.toml"]);
    Pack([("cards.toml".to_owned(), cards)].into())
}

/// The texts of all reasons.
fn refused(pack: &Pack) -> Vec<String> {
    match SummonDemons::open(&Options::default(), Some(pack)) {
        Ok(_) => Vec::new(),
        Err(error) => error.0.iter().map(ToString::to_string).collect(),
    }
}

/// What an English reader is told.
fn spoken(pack: &Pack) -> Vec<String> {
    let words = wording::Wording::new(&SummonDemons::INFO, "en", &[]).expect("it speaks");
    let error = SummonDemons::open(&Options::default(), Some(pack)).expect_err("a fault");
    error.0.iter().map(|reason| words.reason(reason)).collect()
}

/// The entry of a card with one line replaced.
fn with(card: &'static str, from: &'static str, to: &'static str) -> Pack {
    pack(move |cards| {
        let start = cards.find(&format!("id = \"{card}\"")).expect("the card is there");
        let end = cards[start..].find("[[card]]").map_or(cards.len(), |end| start + end);
        let entry = cards[start..end].replace(from, to);
        assert_ne!(entry, cards[start..end], "{from} is there");
        format!("{}{entry}{}", &cards[..start], &cards[end..])
    })
}

fn says(pack: &Pack, words: &[&str]) {
    let reasons = refused(pack);
    let found = reasons.iter().any(|reason| words.iter().all(|word| reason.contains(word)));
    assert!(found, "{words:?} is not among {reasons:?}");
}

/// §SD-82 An owner may write other names and other numbers within the printed counts.
#[test]
fn an_owner_may_change_cards() {
    assert_eq!(refused(&with("eve", "COLLECT 1", "COLLECT 3")), Vec::<String>::new());
    assert_eq!(refused(&with("cat", "MILL_GAIN 1", "MILL_GAIN 2")), Vec::<String>::new());
}

/// §SD-122 Where an owner's thief takes two cards, both come from the same rival.
#[test]
fn a_thief_of_two_cards_robs_one_rival() {
    let pack = with("filch", "STEAL_CARD card 1", "STEAL_CARD card 2");
    let table = Table::quiet(3, 11).own(ALICE, "filch").own(BASIL, "eve adam louis");
    let mut table = table.own(CLARA, "lola");
    table.0.game = SummonDemons::open(&options(3), Some(&pack)).expect("the box opens");
    table.roll(ALICE, 11, &[]);
    assert_eq!(table.list(ALICE).len(), 4);
    table.act(ALICE, "take-card 1 eve", &[]);
    let second = table.list(ALICE);
    assert_eq!(second.len(), 2, "{second:?}");
    assert!(second.iter().all(|notation| notation.starts_with("take-card 1 ")), "{second:?}");
    table.act(ALICE, "take-card 1 adam", &[]);
    assert_eq!(table.list(ALICE), ["end"]);
    assert_eq!((table.cards_of(BASIL), table.cards_of(CLARA)), (vec!["louis"], vec!["lola"]));
}

/// §SD-122 §SD-177 A thief takes as many cards as his card says, or as many as there are, and says
/// nothing of those he did not find; so does whoever has cards discarded.
#[test]
fn as_many_cards_go_as_the_card_says() {
    let left = |card: &str, from: &'static str, to: &'static str, victim: &str| {
        let (id, total, first) = match card {
            "filch" => ("filch", 11, None),
            _ => ("alligator", 7, Some("accept")),
        };
        let table = Table::quiet(2, u8::try_from(total).unwrap()).own(ALICE, id);
        let mut table = table.own(BASIL, victim);
        let pack = with(id, from, to);
        table.0.game = SummonDemons::open(&options(2), Some(&pack)).expect("the box opens");
        let mut told = table.roll(ALICE, total, &[]);
        told.extend(first.map(|first| table.act(ALICE, first, &[])).unwrap_or_default());
        while table.list(ALICE)[0] != "end" {
            let next = table.list(ALICE)[0].clone();
            told.extend(table.act(ALICE, &next, &[]));
        }
        assert!(!crate::table::codes(&told).contains(&"nothing"), "{card} {victim}");
        table.cards_of(BASIL).len()
    };
    let steals = |to, victim| left("filch", "STEAL_CARD card 1", to, victim);
    assert_eq!(steals("STEAL_CARD card 2", "eve"), 0);
    assert_eq!(steals("STEAL_CARD card 2", "eve adam"), 0);
    assert_eq!(steals("STEAL_CARD card 3", "eve adam lola"), 0);
    assert_eq!(steals("STEAL_CARD card 3", "eve adam lola louis"), 1);
    let bites = |to, victim| left("alligator", "DISCARD_OPP kid UPTO 2", to, victim);
    assert_eq!(bites("DISCARD_OPP kid UPTO 3", "eve adam lola"), 0);
    assert_eq!(bites("DISCARD_OPP kid UPTO 3", "eve adam lola louis"), 1);
}

/// §SD-86 Unknown words, wrong shapes and missing cards are refused by card and field.
#[test]
fn broken_cards_are_refused() {
    says(&with("eve", "COLLECT 1", "COLECT 1"), &["cards.toml", "effect", "eve", "COLECT 1"]);
    says(&with("dog", "has(kid)>=1", "has(puppy)>=1"), &["condition", "dog", "puppy"]);
    says(&with("sam", "DISCARD_OWN animal 1", "DISCARD_ALL"), &["cost", "sam", "DISCARD_ALL"]);
    says(&with("porcus", "[5]", "[5, 6]"), &["numbers", "porcus"]);
    says(&with("porcus", "[5]", "[13]"), &["numbers", "porcus", "content-dice"]);
    says(&with("janus", "\"static\"", "\"sometimes\""), &["janus", "sometimes"]);
    says(&with("lisa", "mood = \"sweet\"\n", ""), &["mood", "lisa"]);
    says(&with("eve", "id = \"eve\"", "id = \"steve\""), &["id", "steve"]);
    says(&with("porcus", "COLLECT 5", "COLLECT DIE"), &["porcus", "content-die"]);
    let gone = pack(|cards| {
        let start = cards.find("[[card]]\nid = \"falcon\"").expect("the card is there");
        let end = cards[start + 8..].find("[[card]]").map_or(cards.len(), |end| start + 8 + end);
        format!("{}{}", &cards[..start], &cards[end..])
    });
    says(&gone, &["cards.toml", "content-lacks", "falcon"]);
}

/// §SD-129 §SD-130 Counts that differ from the printed ones are refused.
#[test]
fn wrong_counts_are_refused() {
    says(&with("eve", "copies = 6", "copies = 5"), &["copies", "count=33 what=girls right=34"]);
    says(&with("eve", "copies = 6", "copies = 5"), &["serial", "content-serials"]);
    says(&with("devil", "copies = 1", "copies = 2"), &["copies", "devil", "content-once"]);
    says(&with("candle-evil", "[9, 10, 11]", "[10, 11]"), &["numbers", "content-throws"]);
}

/// §SD-130 A count that differs is told as what it is: what was found, what `[expect]` says, and which of the
/// two to change; whoever changes both plays with his own count.
#[test]
fn counts_are_told_with_what_is_expected_of_them() {
    let fewer = with("eve", "copies = 6", "copies = 5");
    let told = "33 girls are in this file, girls under [expect] in rules.toml says 34";
    let said = spoken(&fewer).join(" ");
    assert!(said.contains(told) && said.contains("change the copies, or that number"), "{said}");
    let candle = with("candle-evil", "[9, 10, 11]", "[10, 11]");
    let said = spoken(&candle).join(" ");
    assert!(said.contains("candle_throws under [expect] in rules.toml"), "{said}");
    assert!(said.contains("change the numbers of the candles"), "{said}");
    let game = SummonDemons::open(&Options::default(), None).expect("the box opens");
    let mut both = fewer;
    let rules = game.pack().0["rules.toml"].replace("girls = 34", "girls = 33");
    assert_ne!(rules, game.pack().0["rules.toml"]);
    both.0.insert("rules.toml".to_owned(), rules);
    let left = refused(&both);
    assert!(left.iter().all(|reason| !reason.contains("count=33")), "{left:?}");
}

/// §SD-159 Activations that would never end are refused; pointing at one another is not endless.
#[test]
fn endless_chains_are_refused() {
    let animals = with("dog", "COLLECT 1", "ACTIVATE_ALL kid");
    says(&animals, &["effect", "irwin", "content-endless"]);
    says(&with("irwin", "ACTIVATE_ALL animal", "ACTIVATE_ALL boy"), &["irwin", "content-endless"]);
    let pointing = with("louis", "COLLECT 1", "ACTIVATE_OTHER kid");
    assert_eq!(refused(&pointing), Vec::<String>::new());
}

/// §SD-86 A file that is no part of the content is refused.
#[test]
fn strange_files_are_refused() {
    let strange = Pack([("dragons.toml".to_owned(), String::new())].into());
    says(&strange, &["dragons.toml", "content-file"]);
}

/// §SD-82 The names of the content are the names that players read.
#[test]
fn names_agree_with_the_sentences() {
    use kernel::Words;
    let game = SummonDemons::open(&Options::default(), None).unwrap();
    for language in wording::LANGUAGES {
        let words = wording::Wording::new(&SummonDemons::INFO, language, &[]).unwrap();
        for face in &game.content().faces {
            let name = if language == "en" { &face.name.en } else { &face.name.fr };
            assert_eq!(&words.say(&format!("card-{}", face.design), &[]), name, "{}", face.design);
        }
    }
}

/// §SD-179 §A-39 A pack cannot change what every table chooses; it is told which option does.
#[test]
fn numbers_of_the_table_are_options() {
    let game = SummonDemons::open(&Options::default(), None).expect("the box opens");
    let numbers = &game.pack().0["rules.toml"];
    for (from, to, words) in [
        ("souls = 5", "souls = 8", ["setup.souls", "start_souls", "8"]),
        ("souls_max = 100", "souls_max = 90", ["length.souls_max", "start_souls", "90"]),
    ] {
        let changed = numbers.replacen(from, to, 1);
        assert_ne!(&changed, numbers, "{from} is there");
        says(&Pack([("rules.toml".to_owned(), changed)].into()), &words);
    }
    let dearer = numbers.replacen("card_souls = 3", "card_souls = 4", 1);
    assert_ne!(&dearer, numbers);
    let pack = Pack([("rules.toml".to_owned(), dearer)].into());
    assert_eq!(refused(&pack), Vec::<String>::new(), "a price may change");
}
