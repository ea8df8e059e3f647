//! Refusals of targets and landings name the cause, the value and the limit, in both languages.

use demonworld::ids::Order;
use demonworld::state::{Deeds, TroopId};
use demonworld::{Action, Demonworld, Illegal, Spot, Step};
use kernel::Game;
use wording::Wording;

use crate::marching::marching;
use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};

/// A refusal as people read it.
fn said(refusal: &Illegal, language: &str) -> String {
    let words = Wording::new(&Demonworld::INFO, language, &[]).expect("the sentences read");
    words.value("illegal", refusal)
}

/// Checks the English sentence, and that the French one has these words.
fn says(refusal: &Illegal, english: &str, french: &str) {
    let told = said(refusal, "en");
    assert!(told.ends_with(english), "{told}");
    let told = said(refusal, "fr").replace('\u{a0}', " ");
    assert!(told.contains(french), "{told}");
}

/// A loaded gun of Alice on T with an enemy before it, asked where to fire.
fn gun(card: &str, at: (i16, i16)) -> Table {
    let mut table = Table::open();
    let gun = table.troop(ALICE, card, NORTH, &[at]);
    table.troop(BASIL, "O02", SOUTH, &[(at.0, at.1 - 8)]);
    table.order(gun, Order::Hold);
    table.0.set(|state| state.troop_mut(gun).load = 6);
    table.due(Step::Volley { second: true }, &[]);
    table
}

/// §PR-118 A gun that cannot fire there says whether it is too near, too far, aside or unseen.
#[test]
fn where_guns_do_not_fire() {
    let stones = gun("O07", (10, 14));
    let shell = |spot| Action::Shell { hex: Spot(spot), high: false };
    let near = stones.refused(ALICE, shell(1011));
    says(&near, "too near for the gun: distance 3, at least 6", "distance 3, au moins 6");
    let aside = stones.refused(ALICE, shell(2014));
    says(&aside, "which fires straight ahead from 6 to 35 hexes", "de 6 à 35 cases");
    let unseen = stones.refused(ALICE, shell(1007));
    says(&unseen, "the gun sees neither anybody nor cover at 1007", "ni personne ni couvert");
    let far = gun("E14", (0, 15)).refused(ALICE, shell(2300));
    says(&far, "distance 30, at most 22", "distance 30, au plus 22");
    let high = stones.refused(ALICE, Action::Shell { hex: Spot(1011), high: true });
    assert!(matches!(high, Illegal::GunTarget { why: "near", .. }), "{high:?}");
}

/// A wizard of Alice who has announced this spell; troops 1 and 4 are near, 2 far, 3 behind a wood.
fn announced(card: &str, spell: &str) -> Table {
    let mut table = Ground::open().with((10, 8), 'w').table();
    let wizard = table.troop(ALICE, card, NORTH, &[(10, 10)]);
    for hex in [(13, 8), (23, 0), (10, 6), (7, 8)] {
        table.troop(BASIL, "O02", SOUTH, &[hex]);
    }
    table.0.set(|state| state.troop_mut(wizard).lore.points = 30);
    table.due(Step::Announce { wizard }, &[]);
    let number = table.0.game.content().find_spell(spell).expect("a spell").0;
    table.act(ALICE, &format!("cast {number}"), &[]);
    table
}

/// §PR-112 A card that a spell cannot be cast on: its kind, the range, sight, the spell itself.
#[test]
fn whom_spells_do_not_reach() {
    let enchant = |troop| Action::Enchant { troop: TroopId(troop) };
    let table = announced("O11", "stone-skin");
    let far = table.refused(ALICE, enchant(2));
    says(&far, "its farthest element is 18 hexes away, the range is 15", "à 18 cases");
    let hidden = table.refused(ALICE, enchant(3));
    assert!(matches!(hidden, Illegal::SpellTarget { why: "hidden", .. }), "{hidden:?}");
    let mut table = announced("O11", "stone-skin");
    let Illegal::SpellTarget { spell, .. } = hidden else { panic!("{hidden:?}") };
    table.0.set(|state| state.troop_mut(TroopId(1)).spells = 1 << spell.0);
    let twice = table.refused(ALICE, enchant(1));
    says(&twice, "is under “Stone Skin” already", "subit déjà");
    let table = announced("O11", "confusion");
    let hero = table.refused(ALICE, enchant(0));
    assert!(said(&hero, "en").starts_with("“Confusion” is for units only"), "{hero:?}");
    let table = announced("E09", "flame-strike");
    let card = table.refused(ALICE, enchant(1));
    assert!(matches!(card, Illegal::SpellTarget { why: "hex", .. }), "{card:?}");
}

/// §PR-112 A hex that a spell cannot strike: too far, nothing there, unseen, or no spell for hexes.
#[test]
fn where_spells_do_not_strike() {
    let strike = |spot| Action::StrikeHex { hex: Spot(spot) };
    let table = announced("E09", "flame-strike");
    let far = table.refused(ALICE, strike(2300));
    says(&far, "2300 is 18 hexes away; the range of “Flame Strike” is 12", "est de 12");
    let idle = table.refused(ALICE, strike(713));
    says(&idle, "no enemy on it or beside it, and it cannot burn", "ne peut pas brûler");
    let hidden = table.refused(ALICE, strike(1006));
    says(&hidden, "the wizard sees neither 1006 nor anybody there", "le sorcier ne voit");
    let table = announced("L13", "thunderbolt");
    let nobody = table.refused(ALICE, strike(713));
    says(&nobody, "needs an enemy at 0713", "demande un ennemi");
    let table = announced("E09", "magic-shield");
    let card = table.refused(ALICE, strike(1308));
    says(&card, "is cast on a troop, not at 1308", "vise une troupe");
}

/// §PR-62 §PR-130 A landing that is refused: too far, no room, the wrong order, nobody in front.
#[test]
fn where_nobody_lands() {
    let mut table = Ground::open().with((8, 9), 'q').table();
    let dragon = table.troop(ALICE, "E06", NORTH, &[(10, 11)]);
    table.troop(BASIL, "O02", SOUTH, &[(12, 4)]);
    marching(&mut table, dragon, Order::Move);
    table.act(ALICE, "fly", &[]);
    let land = |spot| Action::Land { hex: Spot(spot) };
    let far = table.refused(ALICE, land(2300));
    says(&far, "2300 is 18 hexes away; the flight reaches 13", "le vol en permet 13");
    let taken = table.refused(ALICE, land(1204));
    says(&taken, "no landing at 1204: 1204 is taken", "1204 est occupée");
    let swamp = table.refused(ALICE, land(809));
    assert!(matches!(swamp, Illegal::CannotLand { why: "ground", .. }), "{swamp:?}");
    let mut table = Table::open();
    let harpy = table.troop(ALICE, "O15", NORTH, &[(10, 9)]);
    table.troop(BASIL, "O02", SOUTH, &[(10, 6)]);
    marching(&mut table, harpy, Order::Move);
    table.act(ALICE, "fly", &[]);
    let order = table.refused(ALICE, land(1007));
    assert!(!table.can(ALICE, "land 1007"), "{:?}", table.lists(ALICE));
    assert!(!matches!(order, Illegal::CannotLand { .. } | Illegal::WrongStep { .. }), "{order:?}");
}

/// §PR-131 Who comes down from above after another of his unit is told how far he may be from him.
#[test]
fn landing_apart() {
    let high = Ground::open().reprint("cards-orcs.toml", "flyer = \"low\"", "flyer = \"high\"");
    let mut table = high.table();
    let harpies = table.troop(ALICE, "O15", NORTH, &[(10, 11), (11, 11)]);
    table.troop(BASIL, "O02", SOUTH, &[(2, 2)]);
    marching(&mut table, harpies, Order::Move);
    table.act(ALICE, "fly", &[]);
    table.act(ALICE, "high", &[]);
    table.0.set(|state| state.troop_mut(harpies).deeds = Deeds::default());
    marching(&mut table, harpies, Order::Move);
    table.act(ALICE, "land 1012", &[]);
    table.act(ALICE, &format!("face {} 0", table.nth(harpies, 0)), &[]);
    let apart = table.refused(ALICE, Action::Land { hex: Spot(1512) });
    says(
        &apart,
        "5 hexes from the nearest element that has landed; it may be 2 at most",
        "2 au plus",
    );
}

/// §PR-132 Who breaks off low is told how far the flight goes, and that contact is out of the question.
#[test]
fn coming_down_after_breaking_off() {
    let mut table = Table::open();
    table.troop(ALICE, "O15", NORTH, &[(10, 8)]);
    table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    crate::blows::announce(&mut table, "cease", "cease", &[]);
    table.act(ALICE, "break-off", &[]);
    let far = table.refused(ALICE, Action::Land { hex: Spot(1015) });
    says(&far, "1015 is 7 hexes away; the flight reaches 6", "le vol en permet 6");
    let contact = table.refused(ALICE, Action::Land { hex: Spot(1008) });
    says(&contact, "whoever breaks off needs a hex without contact", "sans contact");
    let taken = table.refused(ALICE, Action::Land { hex: Spot(1007) });
    assert!(matches!(taken, Illegal::CannotLand { why: "taken", .. }), "{taken:?}");
}
