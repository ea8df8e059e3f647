//! Army lists.

use demonworld::Content;
use demonworld::army::{self, Entry, Limits};
use demonworld::ids::Faction;

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
    assert_eq!(sizes, [430, 430, 420, 1010, 1010, 990, 2000, 2000, 1990]);
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
        &[("E01", &[]), ("E01", &[]), ("E11", &[]), ("E12", &[]), ("E08", &[]), ("E03", &[])];
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
