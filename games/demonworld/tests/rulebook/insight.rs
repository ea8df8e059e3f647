//! What pointing at a hex tells.

use demonworld::ids::Order;
use demonworld::{Demonworld, Options, State, Step};
use kernel::chance::Seeded;
use kernel::{Arg, Cx, Game, Insight, Seat, Show, Turn, Words};

use crate::marching::{block, marching};
use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};

/// Ids with their arguments instead of sentences.
pub(crate) struct Plain;

impl Words for Plain {
    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let arg = |(_, arg): &(&str, Arg<'_>)| match arg {
            Arg::Text(text) => (*text).to_owned(),
            Arg::Number(number) => number.to_string(),
        };
        let words: Vec<String> =
            std::iter::once(id.to_owned()).chain(args.iter().map(arg)).collect();
        words.join(" ")
    }

    fn seat(&self, seat: Seat) -> String {
        seat.0.to_string()
    }
}

pub(crate) fn told(table: &Table, place: &str, from: Option<&str>) -> Vec<Insight> {
    table.0.game.insights(table.state(), ALICE, (place, from), &Plain)
}

/// The sentences with their paragraphs.
pub(crate) fn lines(found: &[Insight]) -> Vec<String> {
    found.iter().map(|one| format!("{} §{}", one.text, one.rule.unwrap_or_default())).collect()
}

/// The places of a mark.
fn marked(found: &[Insight], mark: &str) -> Vec<String> {
    let cells = found.iter().filter(|one| one.mark == mark).flat_map(|one| &one.cells);
    cells.map(|cell| cell.id.clone()).collect()
}

/// What is written on a place that can be reached.
pub(crate) fn cost(found: &[Insight], place: &str) -> Option<u8> {
    let cells = found.iter().filter(|one| one.mark == "reach").flat_map(|one| &one.cells);
    cells.filter(|cell| cell.id == place).find_map(|cell| cell.text.parse().ok())
}

/// §PR-26 Two hexes before an element, one on each side, two behind it.
#[test]
fn front_flanks_and_rear() {
    let mut table = Table::open();
    table.troop(BASIL, "O02", NORTH, &[(8, 10)]);
    assert_eq!(
        lines(&told(&table, "810", None)),
        [
            "insight-front 0809, 0709 §PR-26",
            "insight-flank 0910, 0710 §PR-26",
            "insight-rear 0811, 0711 §PR-26",
        ]
    );
    assert_eq!(told(&table, "305", None), []);
    assert_eq!(told(&table, "9999", None), []);
    assert_eq!(told(&table, "nowhere", Some("x")), []);
}

/// §PR-54 A giant has three hexes, four before it, two beside it, three behind it.
#[test]
fn sides_of_a_large_base() {
    let mut table = Table::open();
    table.troop(BASIL, "O06", SOUTH, &[(8, 8)]);
    let found = told(&table, "808", None);
    let counts = ["front", "flank", "rear"].map(|mark| marked(&found, mark).len());
    assert_eq!((counts, found[0].rule), ([4, 2, 3], Some("PR-54")));
}

/// §PR-39 What a hex costs is what the steps to it cost; where the points end, so does the reach.
#[test]
fn reach_of_a_unit_that_moves() {
    let ground = Ground::open().level((7, 9), '1');
    let mut table = ground.table();
    let unit = table.unit(ALICE, "E01", NORTH, &block(5, 10));
    marching(&mut table, unit, Order::Move);
    let found = told(&table, "809", None);
    let before = table.state().moving.expect("it moves").spent;
    let (left, right) = (cost(&found, "709"), cost(&found, "1209"));
    table.act(ALICE, "advance left", &[]);
    let spent = table.state().moving.expect("it still moves").spent - before;
    assert_eq!(left, Some(spent));
    assert!(right < left, "the hill costs more: {right:?} {left:?}");
    let after = told(&table, "709", None);
    assert_eq!(cost(&after, "709"), None, "one stands there already");
    let far = |found: &[Insight]| {
        let cells = found.iter().filter(|one| one.mark == "reach").flat_map(|one| &one.cells);
        cells.filter_map(|cell| cell.text.parse::<u8>().ok()).max().unwrap_or(0)
    };
    assert!(far(&found) <= 16 && far(&after) <= 16 - spent);
    let nothing = lines(&told(&table, "2315", None));
    assert_eq!(nothing.last().map(String::as_str), Some("insight-no-reach 2315 §PR-39"));
}

/// §PR-39 Nobody learns how far the other side's troop comes.
#[test]
fn reach_is_for_its_owner() {
    let mut table = Table::open();
    let unit = table.unit(ALICE, "E01", NORTH, &block(5, 10));
    marching(&mut table, unit, Order::Move);
    let found = table.0.game.insights(table.state(), BASIL, ("305", None), &Plain);
    assert_eq!(found, []);
}

/// §PR-68 §PR-69 A line is clear, or it says what hides the hex and where.
#[test]
fn sight_and_what_blocks_it() {
    let mut table = Table::open();
    table.troop(ALICE, "E04", NORTH, &[(4, 10)]);
    table.troop(BASIL, "O02", SOUTH, &[(10, 10)]);
    let clear = told(&table, "1010", Some("410"));
    assert_eq!(marked(&clear, "sight"), ["410", "1010"]);
    assert!(lines(&clear).contains(&"insight-out-of-arc §PR-73".to_owned()), "{clear:?}");
    table.troop(BASIL, "O02", SOUTH, &[(7, 10)]);
    let blocked = told(&table, "1010", Some("410"));
    assert_eq!(
        (marked(&blocked, "sight"), marked(&blocked, "hidden")),
        (vec![], vec!["710".to_owned()])
    );
    assert!(lines(&blocked).contains(&"insight-hidden body 0710 §PR-68".to_owned()), "{blocked:?}");
}

/// §DW-86 §DW-88 Before the shot its number is unfolded, every part with its paragraph.
#[test]
fn the_sum_of_a_shot() {
    let mut table = Table::open();
    let archers = table.unit(ALICE, "E04", NORTH, &block(5, 5));
    table.troop(BASIL, "O02", SOUTH, &[(10, 6)]);
    table.order(archers, Order::Hold);
    table.due(Step::Volley { second: true }, &[]);
    let view = table.0.game.view(table.state(), kernel::Viewer::Seat(ALICE));
    let shooter = view.about.element.and_then(|one| table.spot(one)).expect("somebody shoots");
    let found = lines(&told(&table, "1006", Some(&shooter.to_string())));
    let needed = view.sums.first().expect("a target").needed;
    assert!(found.contains(&format!("insight-needed {needed} none 0 §PR-140")), "{found:?}");
    for rule in ["term-weapon", "term-armour"] {
        assert!(
            found.iter().any(|line| line.starts_with(rule) && line.contains("§DW-8")),
            "{found:?}"
        );
    }
    let parts = found.iter().filter_map(|line| line.strip_prefix("term-"));
    let sum: i8 =
        parts.filter_map(|line| line.split(' ').nth(1)?.replace('−', "-").parse::<i8>().ok()).sum();
    assert_eq!(sum, needed);
}

/// §PR-139 What is told is the same in every world that the seat cannot tell from the real one.
#[test]
fn nothing_hidden_is_told() {
    let game = Demonworld::open(&Options::default(), None).expect("fair options");
    let mut dice = Seeded::from_number(11);
    let mut state: State = game.start(&mut Cx::silent(&mut dice));
    for step in 0..260usize {
        let Turn::To(seats) = game.turn(&state) else { break };
        for seat in [ALICE, BASIL] {
            let worlds =
                [1, 2].map(|seed| game.imagine(&state, seat, &mut Seeded::from_number(seed)));
            let from = state.element(demonworld::state::ElementId(0)).hex;
            let from = from.filter(|_| seat == ALICE);
            let from = from.map(|hex| demonworld::Spot::of(hex).0.to_string());
            for place in [(step * 37) % 24, (step * 11 + 5) % 24] {
                let place = (place * 100 + step * 7 % 16).to_string();
                let [one, two] = [0, 1].map(|world| {
                    game.insights(&worlds[world], seat, (&place, from.as_deref()), &Plain)
                });
                assert_eq!(one, two, "step {step} at {place}");
            }
            for element in state.elements.iter().step_by(5).filter_map(|one| one.hex) {
                let place = demonworld::Spot::of(element).0.to_string();
                let [one, two] = [0, 1].map(|world| {
                    game.insights(&worlds[world], seat, (&place, from.as_deref()), &Plain)
                });
                assert_eq!(one, two, "step {step} at {place}");
            }
        }
        let seat = seats.iter().next().expect("somebody is asked");
        let mut list = Vec::new();
        game.legal(&state, seat, &mut list);
        let action = list[step * 13 % list.len()];
        game.apply(&mut state, seat, &action, &mut Cx::silent(&mut dice)).expect("it is listed");
    }
}
