//! Army lists.

use demonworld::army::{self, Entry, Limits};
use demonworld::ids::Faction;
use demonworld::{Content, Demonworld, Options};
use kernel::Game;
use serde_json::{Value, json};

fn content() -> Content {
    Content::load(None).expect("the shipped content is sound")
}

fn list(content: &Content, cards: &[(&str, &[&str])]) -> Vec<Entry> {
    let entry = |(card, items): &(&str, &[&str])| Entry {
        card: content.find_card(card).expect("a card"),
        items: items.iter().map(|item| content.find_item(item).expect("an item")).collect(),
    };
    cards.iter().map(entry).collect()
}

/// Where and why a list is refused.
fn reasons(
    faction: Faction,
    points: u16,
    cards: &[(&str, &[&str])],
    limits: Limits,
) -> Vec<String> {
    let content = content();
    let entries = list(&content, cards);
    let found = army::validate(&content, (faction, points), &entries, limits);
    found.into_iter().map(|reason| format!("{} {}", reason.at, reason.code)).collect()
}

/// §FR-161 Cards and items have their price; five in a hundred over are borne.
#[test]
fn points() {
    let content = content();
    let entries = list(&content, &[("O04", &["war-banner"]), ("O02", &[])]);
    assert_eq!(army::cost(&content, &entries), 180 + 20 + 80);
    let free = |points| {
        let cards: &[(&str, &[&str])] = &[("E01", &[]), ("E02", &[]), ("E04", &[])];
        reasons(Faction::Empire, points, cards, Limits::Free)
    };
    assert_eq!(free(430), Vec::<String>::new());
    assert_eq!(free(410), Vec::<String>::new());
    assert_eq!(free(409), ["points army-points"]);
    assert_eq!(reasons(Faction::Empire, 100, &[], Limits::Free), ["entries army-empty"]);
}

/// §FR-167 Every ready army costs what it says and bears what it may.
#[test]
fn ready_armies() {
    let content = content();
    for army in &content.armies {
        assert_eq!(army::cost(&content, &army.entries), u32::from(army.points), "{}", army.id);
        let given = (army.faction, army.points);
        assert_eq!(army::validate(&content, given, &army.entries, Limits::Free), []);
    }
    let sizes: Vec<u16> = content.armies.iter().map(|army| army.points).collect();
    assert_eq!(sizes, [430, 430, 420, 1010, 1010, 950, 2000, 1990, 1950]);
}

/// §FR-167 One people, and items for those who may bear them; all reasons at once.
#[test]
fn people_and_items() {
    let cards: &[(&str, &[&str])] = &[
        ("O02", &["standard-of-victory"]),
        ("E01", &[]),
        ("O08", &[]),
        ("O09", &["reserve-staff"]),
        ("O05", &["war-banner"]),
    ];
    assert_eq!(
        reasons(Faction::Orcs, 2000, cards, Limits::Free),
        [
            "entries[1].card army-people",
            "entries[0].items item-people",
            "entries[3].items item-carrier",
            "entries[4].items item-needs",
        ]
    );
}

/// §FR-167 One thing in the hands of one bearer; what belongs to a people only once.
#[test]
fn one_item_each() {
    let two: &[(&str, &[&str])] = &[("E08", &["healing-potion", "sword-of-dread"])];
    assert_eq!(reasons(Faction::Empire, 2000, two, Limits::Free), ["entries[0].items item-slot"]);
    let both: &[(&str, &[&str])] = &[("E01", &["standard-of-victory", "sword-of-dread"])];
    assert_eq!(reasons(Faction::Empire, 2000, both, Limits::Free), Vec::<String>::new());
    let again: &[(&str, &[&str])] =
        &[("E07", &["sword-of-dread"]), ("E08", &["sword-of-dread"]), ("E09", &["healing-potion"])];
    assert_eq!(
        reasons(Faction::Empire, 2000, again, Limits::Free),
        ["entries[1].items item-twice"]
    );
    let potions: &[(&str, &[&str])] = &[("E07", &["healing-potion"]), ("E08", &["healing-potion"])];
    assert_eq!(reasons(Faction::Empire, 2000, potions, Limits::Free), Vec::<String>::new());
}

/// §FR-167 A commander of two stars, the same unit twice, a character once, shares of the groups.
#[test]
fn composition() {
    let sound: &[(&str, &[&str])] =
        &[("E01", &[]), ("E01", &[]), ("E11", &[]), ("E12", &[]), ("E08", &[]), ("E02", &[])];
    assert_eq!(reasons(Faction::Empire, 1000, sound, Limits::Full), Vec::<String>::new());
    let many: &[(&str, &[&str])] = &[
        ("E01", &[]),
        ("E01", &[]),
        ("E01", &[]),
        ("E02", &[]),
        ("E05", &[]),
        ("E07", &[]),
        ("E07", &[]),
    ];
    assert_eq!(
        reasons(Faction::Empire, 1000, many, Limits::Full),
        [
            "entries[2].card army-copies",
            "entries[6].card army-copies",
            "entries army-commander",
            "groups.provincial army-share",
            "groups army-one-of",
        ]
    );
}

/// §FR-167 The Empire chooses one of its outer marches, for a tenth of the points at least; two
/// dragons are no more unique than two units, three of a card are too many.
#[test]
fn a_march_is_chosen() {
    let judged = |last: &[&'static str]| {
        let base = ["E01", "E11", "E12", "E08"];
        let cards: Vec<(&str, &[&str])> =
            base.iter().chain(last).map(|card| (*card, &[] as &[&str])).collect();
        reasons(Faction::Empire, 1100, &cards, Limits::Full)
    };
    assert_eq!(judged(&["E02"]), Vec::<String>::new());
    assert_eq!(judged(&[]), ["groups army-share"]);
    assert_eq!(judged(&["E05"]), ["groups army-share"], "100 of 1100 points are less than a tenth");
    assert_eq!(judged(&["E05", "E05"]), Vec::<String>::new());
    assert_eq!(judged(&["E02", "E05"]), ["groups army-one-of"]);
    let twins: &[(&str, &[&str])] = &[("L10", &[]), ("L10", &[])];
    let dragons = reasons(Faction::Elves, 2000, twins, Limits::Full);
    assert!(!dragons.contains(&"entries[1].card army-copies".to_owned()), "{dragons:?}");
}

/// §FR-165 §PR-134 DWT-321 Riders and flyers scout, foot does not.
#[test]
fn scouting() {
    let content = content();
    let factor = |cards: &[(&str, &[&str])]| army::scouting(&content, &list(&content, cards));
    assert_eq!(factor(&[("E03", &[]), ("E06", &[])]), 12);
    assert_eq!(factor(&[("O01", &[]), ("O02", &[]), ("O05", &[])]), 0);
    assert_eq!(factor(&[("O15", &[])]), 6);
    assert_eq!(factor(&[("L08", &[])]), 12);
}

/// §PR-2 §PR-3 DWT-329 The great battle: four rows, seven turns, two hundred points to win.
#[test]
fn the_great_battle() {
    let content = content();
    let id = content.find_scenario("pitched-2000").expect("a battle");
    let scenario = content.scenario(id);
    assert_eq!((scenario.turns, scenario.margin), (7, 200));
    assert_eq!(scenario.deployment, [[26, 29], [0, 3]]);
    assert_eq!(scenario.objectives.len(), 2);
}

/// §FR-161 §FR-167 A list under full limits is told what it keeps, with the same values as what it
/// breaks; nothing is asked of an empty one but to hold something.
#[test]
fn limits_kept_and_broken() {
    let content = content();
    let told = |cards: &[(&str, &[&str])]| {
        let entries = list(&content, cards);
        let verdict = army::judge(&content, (Faction::Empire, 1000), &entries, Limits::Full);
        let words = |reason: kernel::Reason| {
            let values = reason.values.iter().map(|(_, value)| value.as_str());
            let values: Vec<&str> = values.collect();
            format!("{} {} {}", reason.at, reason.code, values.join(" "))
        };
        let [kept, wrong] =
            [verdict.kept, verdict.wrong].map(|all| all.into_iter().map(words).collect::<Vec<_>>());
        (kept, wrong)
    };
    let (kept, wrong) =
        told(&[("E01", &[]), ("E01", &[]), ("E11", &[]), ("E12", &[]), ("E08", &[]), ("E02", &[])]);
    assert_eq!(wrong, Vec::<String>::new());
    assert_eq!(kept[1], "entries army-copies 2");
    assert!(kept.contains(&"groups.imperial army-share imperial 260 100 500".to_owned()));
    assert!(kept.contains(&"groups army-one-of north-mark-or-south-mark".to_owned()));
    let (kept, wrong) = told(&[("E01", &[]), ("E01", &[]), ("E01", &[])]);
    assert!(kept.contains(&"points army-points 390 1050".to_owned()));
    assert_eq!(
        wrong,
        [
            "entries[2].card army-copies E01 3 2",
            "entries army-commander 0 2",
            "groups.provincial army-share provincial 0 200 500",
            "groups army-share north-mark-or-south-mark 0 100 500",
        ]
    );
    assert_eq!(told(&[]).1, ["entries army-empty "]);
}

/// §FR-167 The roster names for every card the items that it may bear, and no other.
#[test]
fn roster() {
    let game = Demonworld::open(&Options::default(), None).expect("fair options");
    let roster = serde_json::to_value(wording::in_all_languages(&game, |all| {
        demonworld::roster(&game, all)
    }))
    .expect("a roster is JSON");
    let card = |id: &str| {
        let cards = roster["cards"].as_array().expect("cards");
        cards.iter().find(|card| card["id"] == id).expect("a card").clone()
    };
    assert_eq!(card("E03")["bears"], json!(["standard-of-victory", "sword-of-dread"]));
    assert_eq!(card("O02")["bears"], json!(["sword-of-might", "war-banner"]));
    assert_eq!(card("E01")["group"], "imperial");
    assert_eq!(roster["factions"][0]["groups"][0]["share"], json!([10, 50]));
    let content = content();
    for army in roster["armies"].as_array().expect("armies") {
        let list = army::read(&content, army["list"].as_str().expect("a list"));
        assert_eq!(army::cost(&content, &list.entries), points_of(army));
        assert_eq!(list.unknown, []);
    }
}

fn points_of(army: &Value) -> u32 {
    army["points"].as_u64().and_then(|points| u32::try_from(points).ok()).expect("points")
}
