//! Battles that people write down, and the plans for them.

use dungeon_lords::Items;
use dungeon_lords::planner::{self, Written, plans, told};
use kernel::Seat;
use serde_json::json;

use crate::table::*;

fn written(json: serde_json::Value) -> Written {
    serde_json::from_value(json).expect("a battle")
}

/// §DL-79 Every plan is tried under every card that may turn up, the best first, and each result is
/// what its actions lead to.
#[test]
fn plans_are_compared_under_every_card() {
    let game = opened(&options(4, Items::None));
    let battle = written(json!({
        "round": 2, "gold": 2, "food": 2, "imps": 3,
        "party": [{"who": "y1-warrior-2"}, {"who": "y1-wizard-4", "damage": 1}],
        "rooms": [{"room": "mint", "cell": "3-1"}], "tunnels": ["3-2", "3-3"],
        "units": ["troll", "ghost"], "traps": ["pendulum"],
    }));
    let (scenario, cards) = battle.scenario(&game).expect("a sound battle");
    assert_eq!(cards.len(), 9);
    let state = scenario.state(&game);
    let found = plans(&game, &state, ALICE, &cards, 1_000_000).expect("few courses");
    // With or without the trap, the troll and the ghost.
    assert_eq!(found.len(), 8);
    assert!(found.is_sorted_by_key(|plan| -plan.worth()));
    for plan in &found {
        assert_eq!(plan.results.len(), 9);
        let ways = plan.ways();
        assert_eq!(ways.iter().map(|way| way.cards).sum::<usize>(), 9);
        // Ways differ in more than hit points, and each names the fewest and the most of them.
        for (at, way) in ways.iter().enumerate() {
            let key = |one: &planner::Result| (one.eliminated, one.standing, one.conquered);
            assert!(ways[..at].iter().all(|one| key(&one.best) != key(&way.best)));
            let same = plan.results.iter().filter(|(_, one)| key(&one.result) == key(&way.best));
            let points: Vec<u16> = same.map(|(_, one)| one.result.hit_points).collect();
            assert_eq!(points.len(), way.cards);
            let ends = (points.iter().min().copied(), points.iter().max().copied());
            assert_eq!(ends, (Some(way.points.0), Some(way.points.1)));
        }
    }
    let sent = |index: usize| found[index].plan.monsters.iter().flatten().count();
    assert!(sent(0) > 0, "sending nobody is not the best plan");
    assert_eq!(plans(&game, &state, ALICE, &cards, 10), None);
}

/// §CR-3 A course is told event by event.
#[test]
fn a_course_is_told_event_by_event() {
    let game = opened(&options(4, Items::None));
    let battle = written(json!({
        "card": "y1-fireball", "party": [{"who": "y1-priest-1"}], "units": ["goblin"],
    }));
    let (scenario, cards) = battle.scenario(&game).expect("a sound battle");
    let state = scenario.state(&game);
    let found = plans(&game, &state, Seat(0), &cards, 1_000).expect("few courses");
    let sent = found.iter().find(|plan| plan.plan.monsters[0].is_some()).expect("a goblin goes");
    let (_, course) = &sent.results[0];
    let events = told(&game, &state, Seat(0), &course.actions);
    let codes: Vec<&str> = events.iter().map(kernel::Ruled::code).collect();
    let at = |code: &str| codes.iter().position(|one| *one == code);
    assert!(at("battle-began") < at("attacked") && at("attacked") < at("damaged"), "{codes:?}");
    assert!(codes.contains(&"battle-ended"), "{codes:?}");
}

/// §DL-30 §DL-55 §DL-86 What no battle can be like is refused with field, value and bounds, all at
/// once.
#[test]
fn a_battle_that_cannot_be_is_refused() {
    let game = opened(&options(4, Items::None));
    let battle = written(json!({
        "round": 7, "party": [{"who": "y1-thief-1", "damage": 9}, {"who": "y1-thief-1"}],
        "tunnels": ["3-1", "3-1", "5-4"],
    }));
    let refused = battle.scenario(&game).expect_err("a bad battle");
    let found: Vec<(&str, &str)> =
        refused.0.iter().map(|reason| (reason.at.as_str(), reason.code)).collect();
    let wanted = [
        ("round", "range"),
        ("party[0].damage", "range"),
        ("party[1].who", "unsound"),
        ("tunnels", "unsound"),
        ("tunnels", "unsound"),
    ];
    assert_eq!(found, wanted);
    let empty = written(json!({"party": []})).scenario(&game).expect_err("nobody attacks");
    assert_eq!(empty.0[0].at, "party");
    assert!(serde_json::from_value::<Written>(json!({"party": [], "monsters": []})).is_err());
}
