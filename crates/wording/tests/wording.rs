//! Sentences of a small invented game.

use std::collections::BTreeSet;

use kernel::{
    Arg, Book, Info, Question, Reason, RuleRef, Ruled, Seat, Seats, Texts, Veiled, Viewer, Why,
    Words,
};
use serde::Serialize;
use wording::{LANGUAGES, Wording, WordingError, paragraph, paragraphs};

const INDEX: &[&str] = &["1.0", "2.0"];

const ENGLISH: &str = "
-thing = soul
toy-event-moved = { $seat } moves { $count ->
        [one] one soul
       *[other] { $count } souls
    } to { $to_seat }{ toy-part-tail }
toy-part-tail = , { $mood }
toy-event-drawn = { $seat } draws { $card ->
       *[hidden] a card
        [cat] the cat
    }
toy-event-traded = { $seat } gives { $card } for { $other_card }
toy-event-summed = Needs { $needed } ({ $parts })
toy-term-power = power of the claw
toy-nouns = card
toy-card-owl = the Owl of Athens
toy-reason-odd = { $at } holds { $value }, not an even number
toy-ask-bid = Bid for the { -thing }
toy-roll-fate = Fate
toy-option-seats = Seats
    .help = How many play
toy-label = Hand of { $who }: { $n }
";

const INFO: Info = Info {
    slug: "toy",
    seats: (2, 3),
    rules_version: 1,
    longest: 10,
    branching: 3,
    perfect_information: true,
    single_answers: &[],
    book: Book {
        index: INDEX,
        texts: &[
            Texts { language: "en", rules: RULES, locale: ENGLISH },
            Texts { language: "fr", rules: RULES, locale: "toy-roll-fate = Sort\n" },
        ],
    },
};

const RULES: &str = "# Toy

## Part one

### §1.0 Moving souls

A soul moves.

It may stop.

## Part two

### §2.0 End
Over.
";

#[derive(Clone, Copy, Serialize)]
struct Addend {
    term: &'static str,
    value: i8,
    rule: &'static str,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Event {
    Moved { seat: Seat, to_seat: Seat, count: u8, mood: &'static str },
    Drawn { seat: Seat, card: Veiled<&'static str> },
    Traded { seat: Seat, card: &'static str, other_card: &'static str },
    Summed { needed: i8, parts: Vec<Addend> },
    Unworded { seats: Vec<Seat>, n: u8 },
}

impl Ruled for Event {
    fn code(&self) -> &'static str {
        match self {
            Event::Moved { .. } => "moved",
            Event::Drawn { .. } => "drawn",
            Event::Traded { .. } => "traded",
            Event::Summed { .. } => "summed",
            Event::Unworded { .. } => "unworded",
        }
    }

    fn rule(&self) -> Option<RuleRef> {
        None
    }
}

fn english() -> Wording {
    Wording::new(&INFO, "en", &["Ada".to_owned(), String::new()]).expect("the messages read")
}

#[test]
fn values_fill_their_sentence_and_seats_become_names() {
    let words = english();
    let one = Event::Moved { seat: Seat(0), to_seat: Seat(1), count: 1, mood: "gladly" };
    assert_eq!(words.value("event", &one), "Ada moves one soul to Tide, gladly");
    let two = Event::Moved { seat: Seat(2), to_seat: Seat(0), count: 2, mood: "sadly" };
    assert_eq!(words.value("event", &two), "Brimstone moves 2 souls to Ada, sadly");
}

#[test]
fn a_veiled_field_is_a_word_of_its_own() {
    let words = english();
    let card = Veiled::new(Seats::one(Seat(0)), "cat");
    let seen = Event::Drawn { seat: Seat(0), card };
    assert_eq!(words.value("event", &seen), "Ada draws the cat");
    let unseen = Event::Drawn { seat: Seat(0), card: card.cut(Viewer::Spectator) };
    assert_eq!(words.value("event", &unseen), "Ada draws a card");
}

#[test]
fn cards_become_names_where_the_game_names_them() {
    let traded = Event::Traded { seat: Seat(0), card: "owl", other_card: "bat" };
    let sentence = english().value("event", &traded);
    assert!(sentence.ends_with("gives the Owl of Athens for bat"), "{sentence}");
}

#[test]
fn parts_of_a_sum_are_named_with_value_and_paragraph() {
    let power = Addend { term: "power", value: 7, rule: "1.0" };
    let event = Event::Summed { needed: 4, parts: vec![power, Addend { value: -3, ..power }] };
    assert_eq!(
        english().value("event", &event),
        "Needs 4 (power of the claw +7 §1.0, power of the claw −3 §1.0)"
    );
    let none = Event::Summed { needed: 0, parts: Vec::new() };
    assert_eq!(english().value("event", &none), "Needs 0 (none)");
}

#[test]
fn a_missing_sentence_gives_its_id_and_arguments() {
    let event = Event::Unworded { seats: vec![Seat(0), Seat(1)], n: 3 };
    assert_eq!(
        english().value("event", &event),
        "toy-event-unworded (n=3, seats=Ada, Tide, type=unworded)"
    );
}

#[test]
fn reasons_are_the_games_own_or_common() {
    let words = english();
    let odd = Reason::new("bids[0]", "odd", None).with("value", 3);
    assert_eq!(words.reason(&odd), "bids[0] holds 3, not an even number");
    let range = Reason::new("seats", "option-range", None).with("value", 9).with("limit", 3);
    assert_eq!(words.reason(&range), "seats: 9 is out of bounds; the bound is 3.");
    let unknown = Reason::new("x", "strange", None);
    assert_eq!(words.reason(&unknown), "toy-reason-strange (at=x)");
}

#[test]
fn questions_rolls_labels_and_attributes() {
    let words = english();
    let rule = RuleRef::among(INDEX, "1.0");
    let question = Question { code: "bid", rule, sealed: true };
    assert_eq!(words.question(&question), "Bid for the soul");
    let french = Wording::new(&INFO, "fr", &[]).unwrap();
    assert_eq!(french.roll(&Why { code: "fate", rule }), "Sort");
    assert_eq!(french.seat(Seat(0)), "Braise");
    assert_eq!(french.seat(Seat(4)), "Améthyste");
    assert_eq!(french.seat(Seat(5)), "Place 6");
    assert_eq!(words.attribute("option-seats", "help").as_deref(), Some("How many play"));
    assert_eq!(words.attribute("option-seats", "hint"), None);
    assert_eq!(words.say("option-seats.help", &[]), "How many play");
    let args = [("who", Arg::Text("Ada")), ("n", Arg::Number(5))];
    assert_eq!(words.say("label", &args), "Hand of Ada: 5");
    assert_eq!(words.common("seat", &[("number", Arg::Number(2))]), "Tide");
    assert_eq!(words.seat(Seat(9)), "Seat 10");
}

#[test]
fn variables_follow_messages_into_each_other() {
    let words = english();
    let expected = ["count", "mood", "seat", "to_seat"].map(str::to_owned);
    assert_eq!(words.variables("event-moved"), BTreeSet::from(expected));
    assert!(words.variables("ask-bid").is_empty());
    assert!(words.has("event-moved") && words.has("option-seats.help"));
    assert!(!words.has("event-unworded") && !words.has("option-seats.hint"));
}

#[test]
fn unknown_languages_and_broken_files_are_errors() {
    let language = |tag: &str| Wording::new(&INFO, tag, &[]).err();
    assert_eq!(language("de"), Some(WordingError::Language("de".to_owned())));
    let mut broken = INFO;
    broken.book.texts = &[Texts { language: "en", rules: "", locale: "toy-x = {\n" }];
    let error = Wording::new(&broken, "en", &[]).err();
    assert!(matches!(error, Some(WordingError::Messages { file, .. }) if file == "toy"));
}

#[test]
fn paragraphs_end_at_the_next_heading() {
    let all = paragraphs(RULES);
    assert_eq!(all.iter().map(|p| p.id.as_str()).collect::<Vec<_>>(), INDEX);
    assert_eq!(all[0].title, "Moving souls");
    assert_eq!(all[0].text, "A soul moves.\n\nIt may stop.");
    assert_eq!(paragraph(&INFO, "fr", "§2.0").unwrap().text, "Over.");
    assert_eq!(paragraph(&INFO, "fr", "3.0"), None);
}

#[test]
fn both_languages_have_the_same_common_messages_with_the_same_arguments() {
    let shape = |text: &str| {
        let mut shape: Vec<(String, BTreeSet<String>)> = Vec::new();
        for line in text.lines() {
            if line.starts_with("common-") {
                let id = line.split_once(" =").unwrap().0;
                shape.push((id.to_owned(), BTreeSet::new()));
            }
            for (start, _) in line.match_indices("{ $") {
                let name = &line[start + 3..];
                let end = name.find(' ').unwrap();
                shape.last_mut().unwrap().1.insert(name[..end].to_owned());
            }
        }
        shape
    };
    let [english, french] = LANGUAGES.map(|language| {
        let path = format!("{}/locales/{language}.ftl", env!("CARGO_MANIFEST_DIR"));
        shape(&std::fs::read_to_string(path).unwrap())
    });
    assert!(english.len() > 5);
    assert_eq!(english, french);
    for language in LANGUAGES {
        let words = Wording::new(&INFO, language, &[]).unwrap();
        assert!(english.iter().all(|(id, _)| words.has_common(&id["common-".len()..])));
    }
}
