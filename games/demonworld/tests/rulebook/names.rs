//! What sentences call troops and elements: the card, a sign where others look alike, and the hex.

use demonworld::grid::Facing;
use demonworld::{Action, Battle, Demonworld, Level, Options, Side, Spot, Step};
use kernel::{Game, Show, Telling, Turn, Viewer};
use serde_json::json;
use testkit::Stage;
use wording::{LANGUAGES, Wording};

use crate::table::{ALICE, BASIL, NORTH, SOUTH, Table};

fn words(language: &str) -> Wording {
    Wording::new(&Demonworld::INFO, language, &[]).expect("the sentences read")
}

/// The same cards on both sides, some of them twice.
fn twins() -> Options {
    Options {
        scenario: Battle::Pitched1000,
        level: Level::Advanced,
        south: Side::Own,
        south_list: "O01 O01 O02 O06 O08 O09".to_owned(),
        north: Side::Own,
        north_list: "O01 O02 O02 O03 O08 O10".to_owned(),
        ..Options::default()
    }
}

/// §PR-140 Cards that take the field more than once, on either side, bear a sign each; the others none.
#[test]
fn signs_tell_twins_apart() {
    let game = Demonworld::open(&twins(), None).expect("fair options");
    let stage = Stage::<Demonworld>::new(&twins());
    let view = stage.view(ALICE);
    let called: Vec<String> = view
        .troops
        .iter()
        .map(|troop| {
            assert_eq!(troop.sign, game.sign(troop.id));
            format!("{} {}", troop.card, troop.sign.as_deref().unwrap_or("-"))
        })
        .collect();
    assert_eq!(
        called,
        [
            "O01 I", "O01 II", "O02 I", "O06 -", "O08 I", "O09 -", "O01 III", "O02 II", "O02 III",
            "O03 -", "O08 II", "O10 -"
        ]
    );
    let text = game.text(&view, &words("en"));
    for line in ["B Light Orc Archers II ×", "g Light Orc Archers III ×", "D Trunk Giant ×"] {
        assert!(text.contains(line), "{line}: {text}");
    }
}

/// The numbers by which the game knows troops and elements, as far as a sentence shows them.
fn internal(sentence: &str) -> Option<&str> {
    let parts = sentence.split(|sign: char| !sign.is_alphanumeric());
    let is_number = |rest: &str| !rest.is_empty() && rest.chars().all(|one| one.is_ascii_digit());
    parts.into_iter().find(|part| part.strip_prefix(['t', 'e']).is_some_and(is_number))
}

/// §PR-140 No sentence of a whole battle shows the numbers by which the game knows troops and elements:
/// events, labels, questions, the picture in words, in both languages.
#[test]
fn no_sentence_shows_a_number_of_the_game() {
    let voices = LANGUAGES.map(words);
    let mut stage = Stage::<Demonworld>::new(&twins());
    for step in 0..900usize {
        let Turn::To(seats) = stage.turn() else { break };
        let seat = seats.iter().next().expect("somebody is asked");
        let view = stage.view(seat);
        let list = stage.legal(seat);
        let question = stage.question(seat).expect("a question");
        for words in &voices {
            let mut sentences = vec![stage.game.text(&view, words)];
            sentences.extend(stage.game.asking(&view, question.code, words));
            sentences.extend(list.iter().map(|one| stage.game.label(&view, one, words)));
            sentences.extend(list.iter().map(|one| stage.game.phrase(one, words)));
            for sentence in sentences {
                assert_eq!(internal(&sentence), None, "{sentence}");
            }
        }
        let action = list[(step * 31 + 7) % list.len()];
        for event in stage.act_freely(seat, &action) {
            for words in &voices {
                let sentence = words.value("event", &Telling { game: &stage.game, value: &event });
                assert_eq!(internal(&sentence), None, "{sentence}");
                assert!(!sentence.contains("demonworld-"), "{sentence}");
            }
        }
    }
    assert!(stage.state.turn > 0, "the battle has begun");
}

/// §PR-140 An element is called by its unit, with the sign and the hex, in labels, refusals and the log; who
/// moves by the hex that he left.
#[test]
fn elements_are_called_by_their_hex() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "E02", NORTH, &[(10, 8), (11, 8)]);
    let foe = table.troop(BASIL, "O01", SOUTH, &[(10, 7)]);
    table.due(Step::Melee, &[]);
    let view = table.0.game.view(table.state(), Viewer::Seat(ALICE));
    let target = table.nth(foe, 0);
    let strike = Action::Strike { target };
    let label = table.0.game.label(&view, &strike, &words("en"));
    assert!(label.ends_with("(1007)"), "{label}");
    let asking = table.0.game.asking(&view, "blows", &words("en")).expect("it names somebody");
    assert!(asking.contains("(1008): "), "{asking}");
    let refusal = table.refused(ALICE, Action::Strike { target: table.nth(unit, 1) });
    let told = Telling { game: &table.0.game, value: &refusal };
    let said = words("en").value("illegal", &told);
    assert!(said.contains("(1108)"), "{said}");
    let named = json!({
        "type": "no-strike",
        "target": table.nth(unit, 1),
        "target_card": "E02",
        "target_sign": null,
        "target_place": "1108",
    });
    assert_eq!(serde_json::to_value(told).expect("an object"), named);
    let cells = table.0.game.cells(&view, &words("en"));
    assert!(cells.iter().all(|cell| internal(&cell.text).is_none()));
}

/// §PR-133 Where a card would look is told as the player sees it: towards the enemy, or with the back to
/// him.
#[test]
fn a_back_to_the_enemy_is_told() {
    for (seat, forward) in [(ALICE, 0), (BASIL, 3)] {
        let mut stage = Stage::<Demonworld>::new(&Options::default());
        let front = stage.find(seat, "front 5");
        stage.act_freely(seat, &front);
        let view = stage.view(seat);
        let label = |turn: u8, language| {
            let facing = Facing((forward + turn) % 6);
            stage.game.label(&view, &Action::Look { facing }, &words(language))
        };
        assert!(label(0, "en").ends_with(", towards the enemy"), "{}", label(0, "en"));
        assert!(label(3, "en").ends_with(", with the back to the enemy"), "{}", label(3, "en"));
        assert!(label(3, "fr").ends_with(", dos à l’ennemi"), "{}", label(3, "fr"));
        for turn in [1, 5] {
            assert!(label(turn, "en").ends_with(", aslant towards the enemy"));
        }
        for turn in [2, 4] {
            assert!(label(turn, "en").ends_with(", half turned away from the enemy"));
        }
    }
    let game = Demonworld::open(&Options::default(), None).expect("fair options");
    let plain = game.phrase(&Action::Look { facing: Facing(3) }, &words("en"));
    assert_eq!(plain, "Looking south");
    let place = game.phrase(&Action::Place { hex: Spot(413) }, &words("en"));
    assert_eq!(place, "Place at 0413");
}
