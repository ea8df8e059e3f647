//! What the game tells of its places.

use dicke_daemonen::DickeDaemonen;
use kernel::{Game, Show, Viewer};
use wording::Wording;

use crate::table::*;

fn told(table: &Table, language: &str, id: &str) -> String {
    let names = ["Alice".to_owned(), "Basil".to_owned()];
    let words =
        Wording::new(&DickeDaemonen::INFO, language, &names).expect("the locales are sound");
    let cells = table.game.cells(&table.view(ALICE), &words);
    cells.into_iter().find(|cell| cell.id == id).expect("every place has its words").text
}

/// §DD-22 §DD-19 A corner tells its lines, and who stands there or whether it is frozen.
#[test]
fn a_corner_is_told_with_its_lines_and_who_stands_there() {
    let mut table = table(on("ring", 2), &["RRBB", "GGYY"]);
    let (first, second) = table.game.board().lines_at(0);
    let field = table.game.board().field_of(0);
    let lines = format!("the {} line meets the {} line", first.name(), second.name());
    let free = told(&table, "en", "c0");
    assert!(free.starts_with("Corner 0 of ") && free.contains(&lines), "{free}");
    assert!(free.ends_with(": free."), "{free}");
    table.set(|state| stand(state, first, 0));
    let taken = told(&table, "en", "c0");
    assert!(taken.ends_with(&format!("a {} demon stands there.", first.name())), "{taken}");
    assert!(told(&table, "fr", "c0").ends_with(" s’y tient."));
    let beside = table.game.board().corners_of(usize::from(field));
    let beside = beside.iter().copied().find(|&corner| corner != 0).expect("fields have corners");
    table.set(|state| state.ghosts.insert(field));
    assert!(told(&table, "en", &format!("c{beside}")).ends_with(": frozen."));
    assert!(told(&table, "en", &format!("f{field}")).ends_with("It is frozen."));
}

/// §DD-35 §DD-36 A field tells its worth, who holds it, and its free corners.
#[test]
fn a_field_is_told_with_its_worth_and_its_holder() {
    let mut table = table(on("ring", 2), &["RRBB", "GGYY"]);
    let (field, corners) = (1..table.game.board().fields())
        .map(|field| (field, table.game.board().corners_of(field).to_vec()))
        .find(|(_, corners)| corners.len() > 2)
        .expect("some field has three corners");
    let id = format!("f{field}");
    let value = table.game.board().value(field);
    let empty = told(&table, "en", &id);
    let begin = format!("Field {field}, worth {value} points: no demon stands there.");
    assert!(empty.starts_with(&begin), "{empty}");
    assert!(empty.ends_with(&format!("{} corners are free.", corners.len())), "{empty}");
    table.set(|state| stand(state, Red, corners[0]));
    assert!(told(&table, "en", &id).contains("red holds it"));
    assert!(told(&table, "fr", &id).contains("le rouge le tient"));
    table.set(|state| stand(state, Blue, corners[1]));
    assert!(told(&table, "en", &id).contains("the lead is shared"));
}

/// §A-15 §A-27 §A-28 Who sees several fists is told whose each is; a seat is told which is its own.
#[test]
fn the_text_names_whose_fist_it_shows() {
    let table = table(on("ring", 2), &["RRBB", "GGYY"]);
    let names = ["Alice".to_owned(), "Basil".to_owned()];
    let text = |viewer, language| {
        let words = Wording::new(&DickeDaemonen::INFO, language, &names).expect("sound locales");
        table.game.text(&table.game.view(&table.state, viewer), &words)
    };
    let referee = text(Viewer::Referee, "en");
    assert!(referee.contains("the fist of Alice: R R B B"), "{referee}");
    assert!(referee.contains("the fist of Basil: G G Y Y"), "{referee}");
    assert!(referee.contains("The bag holds: ") && !referee.contains("Not seen yet"), "{referee}");
    assert!(text(Viewer::Referee, "fr").contains("le poing de Basil"));
    let own = text(Viewer::Seat(BASIL), "en");
    assert!(own.contains("your fist: G G Y Y") && !own.contains("R R B B"), "{own}");
    let watched = text(Viewer::Spectator, "en");
    assert!(!watched.contains("R R B B") && watched.contains("Not seen yet"), "{watched}");
}
