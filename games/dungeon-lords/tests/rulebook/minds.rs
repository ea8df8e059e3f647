//! The sense of the game that opponents and hints rest on, and the figures of reports.

use dungeon_lords::ids::{Colour, Token, Tokens};
use dungeon_lords::planner::{self, Fighter, Scenario};
use dungeon_lords::{Action, Cells, DungeonLords, Items, Options, State};
use kernel::chance::Seeded;
use kernel::{CERTAIN, Cx, Game, Heuristic, Seat, Turn};
use wording::{LANGUAGES, Wording};

use crate::table::*;

fn listed(game: &DungeonLords, state: &State, seat: Seat) -> Vec<Action> {
    let mut list = Vec::new();
    game.legal(state, seat, &mut list);
    list
}

fn judged(game: &DungeonLords, state: &State) -> Vec<i32> {
    let mut chances = Vec::new();
    game.judge(state, &mut chances);
    chances
}

fn after(game: &DungeonLords, state: &State, seat: Seat, action: Action) -> State {
    let mut next = state.clone();
    let mut dice = Seeded::from_number(1);
    game.play(&mut next, seat, &action, &mut Cx::silent(&mut dice));
    next
}

/// Plays one battle by what the estimate likes best, one decision after the other.
fn fought(game: &DungeonLords, scenario: &Scenario) -> planner::Result {
    let before = scenario.state(game);
    let mut state = before.clone();
    loop {
        let list = listed(game, &state, ALICE);
        let value = |action: Action| judged(game, &after(game, &state, ALICE, action))[0];
        let Some(best) = list.iter().rev().copied().max_by_key(|&action| value(action)) else {
            return planner::result(game, &before, &state, ALICE);
        };
        state = after(game, &state, ALICE, best);
    }
}

fn scenario(round: u8, card: &str, party: Vec<Fighter>, units: &[&str]) -> Scenario {
    Scenario {
        round,
        card: spell(card),
        gold: 3,
        food: 3,
        imps: 3,
        evil: 0,
        party,
        tunnels: cells(&["3-2", "3-3"]),
        rooms: vec![(room("mint"), cell("3-1"))],
        conquered: Cells::NONE,
        units: units.iter().map(|id| monster(id)).collect(),
        traps: Vec::new(),
    }
}

/// §MI-54 The second puzzle of the expansion is played as well as exhaustive search finds: both
/// adventurers fall, and no tile with them.
#[test]
fn a_battle_is_fought_as_exhaustive_search_would() {
    let game = opened(&options(4, Items::Advanced));
    let amulet = Token::new(Colour::Red, item("amulet-of-perseverance"));
    let wizard = Fighter { items: vec![amulet], ..Fighter::new(who("y1-wizard-1")) };
    let priest = Fighter { damage: 1, ..Fighter::new(who("y1-priest-1")) };
    let scenario = scenario(3, "y1-detect-evil", vec![wizard, priest], &["witch", "vampire"]);
    let result = fought(&game, &scenario);
    let all = planner::courses(&game, &scenario.state(&game), ALICE);
    let best = planner::best(&all).expect("there are courses").result;
    assert_eq!((best.eliminated, best.conquered), (2, 0));
    assert_eq!((result.eliminated, result.conquered), (2, 0));
}

/// §DL-81 §DL-89 In the last round of a year nothing is kept back: as many fall as can.
#[test]
fn the_last_battle_is_fought_with_everything() {
    let game = opened(&options(4, Items::None));
    let party = vec![
        Fighter { damage: 2, ..Fighter::new(who("y1-warrior-2")) },
        Fighter { damage: 1, ..Fighter::new(who("y1-wizard-4")) },
    ];
    let mut scenario = scenario(4, "y1-fireball", party, &["troll", "witch", "ghost"]);
    scenario.traps = ["poisoned-dart", "wall-of-fire"].map(trap).to_vec();
    let all = planner::courses(&game, &scenario.state(&game), ALICE);
    let most = all.iter().map(|course| course.result.eliminated).max();
    assert_eq!(Some(fought(&game, &scenario).eliminated), most);
}

/// A change of a position.
type Change = fn(&mut State);

/// §DL-109 More of anything that counts raises the chance and lowers those of the others.
#[test]
fn estimates_follow_what_counts() {
    let game = opened(&options(4, Items::None));
    let mut dice = Seeded::from_number(3);
    let state = game.start(&mut Cx::silent(&mut dice));
    let base = judged(&game, &state);
    assert_eq!(base.len(), 4);
    assert!(base.iter().all(|chance| (150..350).contains(chance)), "{base:?}");
    let better: [Change; 5] = [
        |state| state.player_mut(ALICE).gold += 3,
        |state| state.player_mut(ALICE).food += 3,
        |state| state.player_mut(ALICE).imps += 3,
        |state| state.player_mut(ALICE).lair[monster("troll").index()] += 1,
        |state| state.player_mut(ALICE).prison |= who("y1-thief-1").bit(),
    ];
    for change in better {
        let mut changed = state.clone();
        change(&mut changed);
        let chances = judged(&game, &changed);
        assert!(chances[0] > base[0] && chances[1] < base[1], "{chances:?} after {base:?}");
    }
    let mut indebted = state.clone();
    indebted.player_mut(ALICE).letters += 2;
    let chances = judged(&game, &indebted);
    assert!(chances[0] < base[0] && chances[1] > base[1], "{chances:?} after {base:?}");
}

/// §DL-2 From the first decision to the last every seat has a chance and every action a weight, with
/// every variant of the items; a hasty player plays to the end, and the end has its labels.
#[test]
fn every_position_has_sense() {
    for (seats, items) in [(2, Items::Advanced), (3, Items::Basic), (4, Items::None)] {
        let game = opened(&options(seats, items));
        let mut dice = Seeded::from_number(11);
        let mut state = game.start(&mut Cx::silent(&mut dice));
        let mut decisions = 0;
        while let Turn::To(asked) = game.turn(&state) {
            let seat = asked.iter().next().expect("somebody is asked");
            let list = listed(&game, &state, seat);
            let chances = judged(&game, &state);
            assert_eq!(chances.len(), usize::from(seats));
            assert!(chances.iter().all(|chance| (0..=CERTAIN).contains(chance)), "{chances:?}");
            assert!(chances.iter().sum::<i32>() <= CERTAIN, "{chances:?}");
            let mut weights = Vec::new();
            game.weigh(&state, seat, &list, &mut weights);
            assert_eq!(weights.len(), list.len());
            assert!(weights.iter().all(|weight| *weight >= 1));
            let at = game.impulse(&state, seat, &list, &mut dice);
            game.play(&mut state, seat, &list[at], &mut Cx::silent(&mut dice));
            decisions += 1;
        }
        assert!(decisions > 60, "{decisions}");
        let mut labels = Vec::new();
        game.labels(&state, ALICE, &mut labels);
        let has = |code: &str| labels.iter().any(|label| label.code == code);
        assert!(has("order") && has("prisoners"));
        for language in LANGUAGES {
            let words = Wording::new(&DungeonLords::INFO, language, &[]).expect("it speaks");
            for label in &labels {
                assert!(words.has(&format!("label-{}", label.code)), "{}", label.code);
                let is_number = label.value.parse::<u32>().is_ok();
                let own = format!("label-{}-{}", label.code, label.value);
                let named = words.has(&own) || words.has(&format!("name-{}", label.value));
                assert!(is_number || named, "{label:?}");
            }
        }
    }
}

/// §DL-109 Reasons and tables of reports have their sentences in both languages.
#[test]
fn reasons_and_tables_have_words() {
    let game = opened(&options(4, Items::Advanced));
    let mut dice = Seeded::from_number(3);
    let state = game.start(&mut Cx::silent(&mut dice));
    let mut terms = Vec::new();
    game.terms(&state, ALICE, &mut terms);
    assert_eq!(terms.len(), 9);
    for language in LANGUAGES {
        let words = Wording::new(&DungeonLords::INFO, language, &[]).expect("it speaks");
        for term in &terms {
            assert!(words.has(&format!("heuristic-{}", term.code)), "{language}: {}", term.code);
        }
        for code in ["room", "unit", "title", "captured", "trophy", "sent", "fate"] {
            assert!(words.has(&format!("label-{code}")), "{language}: {code}");
        }
        for sheet in game.sheets() {
            assert!(words.has(&format!("sheet-{}", sheet.code)), "{language}: {}", sheet.code);
            for column in &sheet.columns {
                assert!(words.has(&format!("sheet-{}-{column}", sheet.code)), "{column}");
            }
        }
    }
}

/// §DL-84 §DL-89 The report's damage is what the box prints: a rolling stone 4, a wall of fire 2 to
/// one and 4 to three, a dragon 2 to each.
#[test]
fn the_report_has_the_printed_damage() {
    let sheets = opened(&options(4, Items::None)).sheets();
    let of = |code: &str, id: &str| {
        let sheet = sheets.iter().find(|sheet| sheet.code == code).expect("the table is there");
        let row = sheet.rows.iter().find(|row| row[0] == id).expect("the row is there");
        row[2..].to_vec()
    };
    assert_eq!(of("trap", "rolling-stone"), ["4.0", "4.0"]);
    assert_eq!(of("trap", "wall-of-fire"), ["2.0", "4.0"]);
    assert_eq!(of("unit", "dragon"), ["2.0", "6.0"]);
    assert_eq!(of("unit", "troll"), ["4.0", "4.0"]);
}

/// §MI-4 An item under seal counts as given, a blank token as nothing; who answers last knows no more.
#[test]
fn sealed_gifts_count_as_given() {
    let game = opened(&options(4, Items::Basic));
    let state = game.start(&mut Cx::silent(&mut Seeded::from_number(5)));
    let with = |id: &str| {
        let mut state = state.clone();
        state.player_mut(ALICE).gifts[0] = Some(token(Colour::Blue, id));
        judged(&game, &state)
    };
    let base = judged(&game, &state);
    let given = with("healing-potion");
    // The first gift of Alice is for Basil.
    assert!(given[1] > base[1] && given[0] < base[0], "{given:?} after {base:?}");
    assert_eq!(with("blank"), base);
}

/// The values of one label of a seat.
fn values(game: &DungeonLords, state: &State, seat: Seat, code: &str) -> Vec<String> {
    let mut labels = Vec::new();
    game.labels(state, seat, &mut labels);
    labels.into_iter().filter(|one| one.code == code).map(|one| one.value).collect()
}

/// §DL-66 The report names the place in the first round, whoever holds the token at the end.
#[test]
fn the_report_knows_who_began() {
    for pass_after_combat in [true, false] {
        for seats in 2..=4 {
            let game = opened(&Options { pass_after_combat, ..options(seats, Items::None) });
            let mut dice = Seeded::from_number(seats.into());
            let mut state = game.start(&mut Cx::silent(&mut dice));
            let first = state.first;
            while let Turn::To(asked) = game.turn(&state) {
                let seat = asked.iter().next().expect("somebody is asked");
                let list = listed(&game, &state, seat);
                let at = game.impulse(&state, seat, &list, &mut dice);
                game.play(&mut state, seat, &list[at], &mut Cx::silent(&mut dice));
            }
            assert_eq!(values(&game, &state, first, "order"), ["1"]);
            assert_eq!(values(&game, &state, first.next(seats), "order"), ["2"]);
        }
    }
}

/// §MI-22 §MI-42 The report tells what became of each item that was given away.
#[test]
fn the_report_follows_items() {
    for (items, fates) in [
        (Items::Basic, ["healing-potion-captured", "magic-wand-lost"]),
        (Items::Advanced, ["healing-potion-used", "magic-wand-lost"]),
        (Items::None, ["", ""]),
    ] {
        let game = opened(&options(4, items));
        let mut state = game.start(&mut Cx::silent(&mut Seeded::from_number(1)));
        let (potion, wand) =
            (token(Colour::Blue, "healing-potion"), token(Colour::Blue, "magic-wand"));
        let alice = state.player_mut(ALICE);
        alice.tokens = alice.tokens.without(potion).without(wand);
        alice.trophies = alice.trophies.with(potion);
        state.player_mut(Seat(2)).captured = Tokens::one(potion);
        let mut told = values(&game, &state, ALICE, "fate");
        told.sort();
        let fates: Vec<&str> = fates.into_iter().filter(|fate| !fate.is_empty()).collect();
        assert_eq!(told, fates);
        assert_eq!(values(&game, &state, ALICE, "sent").len(), fates.len());
    }
}

/// §DL-8 All are asked at once in the opening position; the starting player begins.
#[test]
fn the_starting_player_begins() {
    for seed in 0..8 {
        let game = opened(&options(4, Items::None));
        let state = game.start(&mut Cx::silent(&mut Seeded::from_number(seed)));
        assert_eq!(game.begins(&state), Some(state.first));
    }
}
