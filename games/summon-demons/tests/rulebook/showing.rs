//! What the game shows of itself: texts of cards, odds, the table in words.

use kernel::{Game, Seat, Show, Viewer};
use serde_json::Value;
use summon_demons::{Action, Options, SummonDemons};
use wording::{LANGUAGES, Wording};

use crate::table::{ALICE, BASIL, Table};

/// The picture of a box, as clients get it.
fn drawn(game: &SummonDemons) -> Value {
    let picture = wording::in_all_languages(game, |tongues| game.picture(tongues));
    serde_json::to_value(picture).expect("a picture has a JSON form")
}

fn picture(options: &Options) -> Value {
    let game = SummonDemons::open(options, None).expect("the box opens");
    drawn(&game)
}

fn card<'a>(picture: &'a Value, id: &str) -> &'a Value {
    let mut cards = picture["cards"].as_array().expect("a list of cards").iter();
    cards.find(|card| card["id"] == id).expect("the card is in the picture")
}

/// §SD-86 Every card has a short text that fits on it and a full one, in both languages.
#[test]
fn texts_of_all_cards_fit() {
    let picture = picture(&Options::default());
    let cards = picture["cards"].as_array().unwrap();
    assert_eq!(cards.len(), 63);
    for card in cards {
        for language in ["en", "fr"] {
            let text = &card["text"][language];
            let short = text["short"].as_array().unwrap();
            assert!((1..=3).contains(&short.len()), "{language}: {text}");
            for line in short {
                assert!(line.as_str().unwrap().chars().count() <= 24, "{language}: {text}");
            }
            let full = text["full"].as_str().unwrap();
            assert!(full.ends_with('.') && !full.contains(['{', '$']), "{language}: {full}");
            assert!(!full.contains("text-card") && !full.contains("filter-"), "{full}");
        }
    }
}

/// §SD-86 Texts are put together from the effects: an owner's card reads as its owner made it.
#[test]
fn texts_come_from_the_effects() {
    let picture = picture(&Options::default());
    let full = |id: &str, language: &str| card(&picture, id)["text"][language]["full"].clone();
    assert_eq!(full("calvin", "en"), "If you have 3 or more rotten kids: steal 2 souls.");
    assert_eq!(
        full("sam", "fr"),
        "Vous pouvez défausser un de vos animaux\u{a0}: récoltez 6 âmes."
    );
    assert_eq!(
        full("glen", "en"),
        "Collect 2 souls, then an opponent of your choice collects 1 soul."
    );
    let own = SummonDemons::open(&Options::default(), None).unwrap();
    let mut pack = own.pack();
    let cards = pack.0.get_mut("cards.toml").unwrap();
    *cards = cards.replace("effect = \"COLLECT COUNT(boy)\"", "effect = \"STEAL_CARD girl 2\"");
    let own = SummonDemons::open(&Options::default(), Some(&pack)).unwrap();
    let picture = drawn(&own);
    let text = &card(&picture, "lola")["text"];
    assert_eq!(text["en"]["full"], "Steal 2 girls from one opponent.");
    assert_eq!(text["fr"]["full"], "Volez 2 filles à un même adversaire.");
}

/// §SD-86 The picture says the same as the sentences of the locale files, read with selectors and
/// all: the messages that texts are made of are plain.
#[test]
fn the_picture_speaks_like_the_locale() {
    let table = Table::quiet(2, 7);
    let game = &table.0.game;
    let picture = drawn(game);
    for language in LANGUAGES {
        let words = Wording::new(&SummonDemons::INFO, language, &[]).unwrap();
        for card in picture["cards"].as_array().unwrap() {
            let id = card["id"].as_str().unwrap();
            let mut view = game.view(&table.0.state, Viewer::Seat(ALICE));
            view.block = vec![summon_demons::Design::find(id)];
            let cell = game.cells(&view, &words).into_iter().find(|cell| cell.id == id).unwrap();
            let full = card["text"][language]["full"].as_str().unwrap();
            assert!(cell.text.ends_with(full), "{language}: {}", cell.text);
            let name = card["text"][language]["name"].as_str().unwrap();
            assert!(cell.text.contains(name), "{language}: {}", cell.text);
        }
    }
}

/// §SD-53 §SD-57 §SD-62 The strip of totals says what a throw then brings, in the own turn and in
/// another one.
#[test]
fn the_strip_tells_what_throws_bring() {
    let cards = "adam lola romeo irwin dog rabbit lisa jesus calvin regan porcus legion";
    let table = || Table::quiet(2, 12).own(ALICE, cards).own(BASIL, "eve eve fifi cat");
    for (thrower, others) in [(ALICE, BASIL), (BASIL, ALICE)] {
        let turned = || table().set(|state| state.active = thrower);
        for seat in [thrower, others] {
            let view = turned().0.view(seat);
            assert_eq!(view.strip.iter().map(|total| u32::from(total.ways)).sum::<u32>(), 36);
            // Cards that draw make the count of later cards uncertain: 7 has the Cat.
            for total in view.strip.iter().filter(|total| total.total != 7) {
                let mut played = turned();
                let before = played.souls_of(seat);
                played.roll(thrower, total.total.into(), &[]);
                played.resolve();
                if played.winners().is_empty() {
                    let gain = played.souls_of(seat) - before;
                    assert_eq!(total.gain, gain, "{seat} on {}", total.total);
                }
            }
        }
    }
}

/// §SD-145 §SD-107 §SD-14 Doubles, what has a cost, and what wins stand apart in the strip.
#[test]
fn the_strip_tells_doubles_costs_and_victory_apart() {
    let table = Table::quiet(2, 7).own(ALICE, "dublux goldfish dog eve serpent");
    let view = table.0.view(ALICE);
    let of = |total: usize| &view.strip[total - 2];
    assert_eq!((of(7).gain, of(7).most, of(7).double), (1, 6, 0));
    assert_eq!((of(12).double, of(4).double, of(5).double), (6, 2, 0));
    assert!(of(2).wins && !of(3).wins);
    let words = Wording::new(&SummonDemons::INFO, "en", &[]).unwrap();
    let prospects = table.0.game.prospects(&view, &Action::Roll {}, &words);
    assert_eq!(prospects.len(), 11);
    assert_eq!((prospects[5].ways, prospects[5].of), (6, 36));
    assert_eq!(prospects[5].text, "7: +1 to +6 with Dog, Goldfish");
    assert_eq!(prospects[0].text, "2: you win with The Serpent; +1 more on a double");
    assert!(table.0.game.prospects(&view, &Action::End {}, &words).is_empty());
}

/// §SD-11 Candles act on 9 of 36 throws, the Beginner's Candle on 10.
#[test]
fn candles_act_as_often_as_printed() {
    let candles = ["good", "kind", "beginner", "naughty", "evil"];
    let picture = picture(&Options::default());
    let ways = |total: &Value| 6 - (total.as_i64().unwrap() - 7).abs();
    let chance = |name: &str| -> i64 {
        let card = card(&picture, &format!("candle-{name}"));
        card["numbers"].as_array().unwrap().iter().map(ways).sum()
    };
    assert_eq!(candles.map(chance), [9, 9, 10, 9, 9]);
}

/// §SD-32 §SD-36 §SD-37 Every place of the table in words, hands for their holders only.
#[test]
fn the_table_is_told_in_words() {
    let table = Table::quiet(2, 7)
        .own(ALICE, "cat cat spectralux")
        .own(BASIL, "eve")
        .hand(ALICE, "porcus")
        .hand(BASIL, "devil")
        .block("goat");
    let words = Wording::new(&SummonDemons::INFO, "en", &[]).unwrap();
    let cells = table.0.game.cells(&table.0.view(ALICE), &words);
    let text = |id: &str| cells.iter().find(|cell| cell.id == id).map(|cell| &*cell.text);
    assert!(text("goat").unwrap().starts_with("In the block: Goat, animal, on 7. You may"));
    assert!(text("0/cat").unwrap().ends_with("(copies: 2)"));
    assert!(text("0/spectralux").unwrap().contains("demon, permanent"));
    assert!(text("0").unwrap().ends_with("Protected from theft and forced discards."));
    assert!(text("hand/porcus").is_some() && text("hand/devil").is_none());
    assert!(text("1/eve").is_some() && text("deck").is_some() && text("discard").is_some());
    let ids: std::collections::BTreeSet<&str> = cells.iter().map(|cell| &*cell.id).collect();
    assert_eq!(ids.len(), cells.len());
    let hers = table.0.game.cells(&table.0.view(Seat(1)), &words);
    assert!(hers.iter().all(|cell| cell.id != "hand/porcus"));
}

/// §SD-107 Whatever may be declined says so on the card itself, in both languages, and nothing else
/// does but the demon that throws again.
#[test]
fn short_texts_of_optional_cards_say_may() {
    let picture = picture(&Options::default());
    let mut optional = 0;
    for card in picture["cards"].as_array().unwrap() {
        let may = card["may"] == true || card["when"] == "throw";
        optional += usize::from(card["may"] == true);
        for (language, word) in [("en", "you may"), ("fr", "vous pouvez")] {
            let short = card["text"][language]["short"].as_array().unwrap();
            let lines: Vec<&str> = short.iter().map(|line| line.as_str().unwrap()).collect();
            let said = lines.join(" ").to_lowercase().contains(word);
            assert_eq!(said, may, "{}", lines.join(" "));
        }
    }
    assert_eq!(optional, 8);
}

/// §SD-86 §SD-96 The text of the table tells what every card in sight does, and what becomes of a
/// pile that has run out.
#[test]
fn the_text_is_enough_to_play_from() {
    let words = Wording::new(&SummonDemons::INFO, "en", &[]).unwrap();
    let table = Table::quiet(2, 7).own(ALICE, "cat cat").own(BASIL, "eve").hand(ALICE, "oni");
    let table = table.block("goat");
    let text = table.0.game.text(&table.0.view(ALICE), &words);
    for line in [
        "Block: Goat (7)",
        "Empty places in the block: 4, filled when the turn ends",
        "Cards: Cat (7) ×2",
        "Your hand: Macabre Oni",
        "Cards in sight:",
        "Eve, neutral girl, on 6. Collect 1 soul.",
        "Macabre Oni, demon, permanent. On your turn, whatever your kids collect is doubled.",
    ] {
        assert!(text.lines().any(|one| one == line), "{line}: {text}");
    }
    let once = text.lines().filter(|line| line.starts_with("Cat, animal, on 7.")).count();
    assert_eq!(once, 1, "{text}");
    let gone = Table::quiet(2, 7).set(|state| {
        let (cards, demons) = (std::mem::take(&mut state.deck), state.demon_deck);
        state.discard = cards;
        (state.demon_deck, state.players[1].area) =
            (summon_demons::CardSet::NONE, state.players[1].area.or(demons));
    });
    let text = gone.0.game.text(&gone.0.view(ALICE), &words);
    let deck = "Block deck: exhausted; discarded: 100, shuffled when the next card is needed";
    assert!(text.contains(deck), "{text}");
    let demons = "Demon deck: exhausted, and nothing is discarded; no demon comes";
    assert!(text.contains(demons), "{text}");
}

/// §SD-86 An action that brings a card into play says what the card does.
#[test]
fn a_purchase_says_what_is_bought() {
    let words = Wording::new(&SummonDemons::INFO, "en", &[]).unwrap();
    let game = SummonDemons::open(&Options::default(), None).unwrap();
    let phrase = |notation: &str| {
        game.phrase(&crate::table::action(notation), &words).replace(['\u{a0}', '\u{202f}'], " ")
    };
    assert_eq!(phrase("buy eve"), "Buy Eve (6: +1 soul)");
    let goldfish = "Gain the Goldfish (7: you may discard this card: +5 souls)";
    assert_eq!(phrase("gain goldfish"), goldfish);
    let spectralux = "Summon Spectralux (permanent: safe from theft and forced discards)";
    assert_eq!(phrase("raise spectralux"), spectralux);
    assert_eq!(phrase("sacrifice eve"), "Sacrifice Eve");
}
