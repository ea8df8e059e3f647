//! The planner, and the two puzzles of the expansion.

use dungeon_lords::ids::{Colour, Token};
use dungeon_lords::planner::{Fighter, Scenario, best, courses, explore, from_state};
use dungeon_lords::{Action, Cells, DungeonLords, Items, State};
use kernel::Game;

use crate::table::*;

fn fighter(id: &str, damage: u8, item: Option<&str>) -> Fighter {
    let items = item.map(|id| Token::new(Colour::Red, crate::table::item(id)));
    Fighter { who: who(id), damage, items: items.into_iter().collect() }
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

fn attacks(actions: &[Action]) -> Vec<String> {
    let is_attack = |action: &&Action| matches!(action, Action::Attack { .. } | Action::Hit { .. });
    actions.iter().filter(is_attack).map(ToString::to_string).collect()
}

fn advanced() -> DungeonLords {
    opened(&options(4, Items::Advanced))
}

/// §MI-50 The first puzzle: goblin and slime attack in one round, and no potion is used. The only
/// way is to send the goblin first.
#[test]
fn the_puzzle_of_the_potions() {
    let game = advanced();
    let second = Fighter {
        items: vec![Token::new(Colour::Green, item("healing-potion"))],
        ..fighter("y1-thief-3", 0, None)
    };
    let party = vec![
        fighter("y1-thief-1", 0, Some("healing-potion")),
        second,
        fighter("y1-priest-2", 0, None),
    ];
    let scenario = scenario(1, "y1-fireball", party, &["goblin", "slime"]);
    let state = scenario.state(&game);
    let both = |actions: &[Action]| {
        let slime = actions.contains(&action("attack slime 1"));
        let planned = actions.contains(&action("send-two goblin slime"));
        slime && planned
    };
    let (mut unused, mut used) = (0, 0);
    explore(&game, &state, ALICE, &mut |actions, after: &State| {
        if both(actions) {
            let goblin_first = actions.contains(&action("attack goblin 1"));
            assert_eq!(after.used.is_empty(), goblin_first, "{actions:?}");
            if after.used.is_empty() { unused += 1 } else { used += 1 }
        }
    });
    assert!(unused > 0 && used > 0);
}

/// §MI-54 The second puzzle: both adventurers fall in this round, and the amulet is not used. The
/// witch hits each of them once, then the vampire the wizard with three; the order of her two hits
/// does not matter.
#[test]
fn the_puzzle_of_the_amulet() {
    let game = advanced();
    let party = vec![
        fighter("y1-wizard-1", 0, Some("amulet-of-perseverance")),
        fighter("y1-priest-1", 1, None),
    ];
    let scenario = scenario(3, "y1-detect-evil", party, &["witch", "vampire"]);
    let state = scenario.state(&game);
    let mut solutions = Vec::new();
    explore(&game, &state, ALICE, &mut |actions, after: &State| {
        if !after.player(ALICE).has_party() && after.used.is_empty() {
            solutions.push(attacks(actions));
        }
    });
    solutions.sort();
    solutions.dedup();
    let witch_first = |first: &str, second: &str| {
        ["attack witch 2", first, second, "attack vampire 1"].map(str::to_owned).to_vec()
    };
    assert_eq!(
        solutions,
        [
            witch_first("hit y1-priest-1", "hit y1-wizard-1"),
            witch_first("hit y1-wizard-1", "hit y1-priest-1"),
        ]
    );
    let all = courses(&game, &state, ALICE);
    let best = best(&all).expect("there are courses");
    assert_eq!((best.result.eliminated, best.result.items_used), (2, 0));
    assert_eq!(best.result.conquered, 0);
}

/// §DL-79 Every course is one that the game accepts, and does what the planner says.
#[test]
fn courses_are_legal() {
    let game = opened(&options(4, Items::None));
    let mut scenario = scenario(
        2,
        "y1-word-of-peace",
        vec![fighter("y1-warrior-2", 0, None), fighter("y1-wizard-4", 0, None)],
        &["troll", "witch", "ghost"],
    );
    scenario.traps = ["poisoned-dart", "wall-of-fire"].map(trap).to_vec();
    let state = scenario.state(&game);
    let all = courses(&game, &state, ALICE);
    assert!(all.len() > 50, "{}", all.len());
    for course in all.iter().step_by(7) {
        let mut replayed = from_state(&state, ALICE);
        let mut dice = kernel::chance::Seeded::from_number(0);
        for action in &course.actions {
            let mut cx = kernel::Cx::silent(&mut dice);
            game.apply(&mut replayed, ALICE, action, &mut cx).expect("a course is legal");
        }
        let result = dungeon_lords::planner::result(&game, &state, &replayed, ALICE);
        assert_eq!(result, course.result);
    }
}
