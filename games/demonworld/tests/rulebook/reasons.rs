//! Refusals of targets and landings name the cause, the value and the limit, in both languages.

use demonworld::grid::Facing;
use demonworld::ids::{Order, SpellId};
use demonworld::state::{Deeds, Mood, TroopId, Troops};
use demonworld::{Action, Demonworld, Hand, Illegal, Round, Spot, Step};
use kernel::{Game, Telling, Viewer};
use wording::Wording;

use crate::marching::{block, marching};
use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};

/// A refusal as people read it.
fn said(table: &Table, refusal: &Illegal, language: &str) -> String {
    let words = Wording::new(&Demonworld::INFO, language, &[]).expect("the sentences read");
    words.value("illegal", &Telling { game: &table.0.game, value: refusal })
}

/// Checks the English sentence, and that the French one has these words.
fn says(table: &Table, refusal: &Illegal, english: &str, french: &str) {
    let told = said(table, refusal, "en");
    assert!(told.ends_with(english), "{told}");
    let told = said(table, refusal, "fr").replace(['\u{a0}', '\u{202f}'], " ");
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
    says(&stones, &near, "too near for the gun: distance 3, at least 6", "distance 3, au moins 6");
    let aside = stones.refused(ALICE, shell(2014));
    says(&stones, &aside, "which fires straight ahead from 6 to 35 hexes", "de 6 à 35 cases");
    let unseen = stones.refused(ALICE, shell(1007));
    says(
        &stones,
        &unseen,
        "the gun sees neither anybody nor cover at 1007",
        "ni personne ni couvert",
    );
    let gun = gun("E14", (0, 15));
    let far = gun.refused(ALICE, shell(2300));
    says(&gun, &far, "distance 30, at most 22", "distance 30, au plus 22");
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
    says(&table, &far, "distance of the farthest element 18, range 15", "le plus lointain 18");
    let hidden = table.refused(ALICE, enchant(3));
    assert!(matches!(hidden, Illegal::SpellTarget { why: "hidden", .. }), "{hidden:?}");
    let mut table = announced("O11", "stone-skin");
    let Illegal::SpellTarget { spell, .. } = hidden else { panic!("{hidden:?}") };
    table.0.set(|state| state.troop_mut(TroopId(1)).spells = 1 << spell.0);
    let twice = table.refused(ALICE, enchant(1));
    says(&table, &twice, "under “Stone Skin” already", "déjà sous l’effet");
    let table = announced("O11", "confusion");
    let hero = table.refused(ALICE, enchant(0));
    assert!(said(&table, &hero, "en").starts_with("“Confusion” is for units only"), "{hero:?}");
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
    says(&table, &far, "2300 is too far: distance 18, range of “Flame Strike” 12", "distance 18");
    let idle = table.refused(ALICE, strike(713));
    says(&table, &idle, "no enemy on it or beside it, and it cannot burn", "ne peut pas brûler");
    let hidden = table.refused(ALICE, strike(1006));
    says(&table, &hidden, "the wizard sees neither 1006 nor anybody there", "le sorcier ne voit");
    let table = announced("L13", "thunderbolt");
    let nobody = table.refused(ALICE, strike(713));
    says(&table, &nobody, "needs an enemy at 0713", "demande un ennemi");
    let table = announced("E09", "magic-shield");
    let card = table.refused(ALICE, strike(1308));
    says(&table, &card, "is cast on a troop, not at 1308", "vise une troupe");
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
    says(&table, &far, "2300 is too far: distance 18, the flight reaches 13", "va jusqu’à 13");
    let taken = table.refused(ALICE, land(1204));
    says(&table, &taken, "no landing at 1204: 1204 is taken", "1204 est occupée");
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
    says(&table, &apart, "the nearest element that has landed: distance 5, 2 at most", "2 au plus");
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
    says(&table, &far, "1015 is too far: distance 7, the flight reaches 6", "va jusqu’à 6");
    let contact = table.refused(ALICE, Action::Land { hex: Spot(1008) });
    says(&table, &contact, "whoever breaks off needs a hex without contact", "sans contact");
    let taken = table.refused(ALICE, Action::Land { hex: Spot(1007) });
    assert!(matches!(taken, Illegal::CannotLand { why: "taken", .. }), "{taken:?}");
}

/// §PR-52 §PR-48 Why a unit cannot be joined, and how little a walk has left.
#[test]
fn units_that_cannot_be_joined() {
    let mut table = Table::open();
    let hero = table.troop(ALICE, "O08", NORTH, &[(10, 10)]);
    let near = table.troop(ALICE, "O02", NORTH, &[(11, 10), (12, 10), (13, 10), (14, 10)]);
    let far = table.troop(ALICE, "O02", NORTH, &[(2, 2), (3, 2), (4, 2), (5, 2)]);
    let foe = table.troop(BASIL, "O02", SOUTH, &[(20, 2)]);
    let giant = table.troop(ALICE, "O06", NORTH, &[(20, 13)]);
    table.due(Step::Open { round: Round::FirstSlot }, &[]);
    if table.can(ALICE, &format!("march {hero}")) {
        table.act(ALICE, &format!("march {hero}"), &[]);
    }
    let join = |table: &Table, troop| table.refused(ALICE, Action::Join { troop });
    says(
        &table,
        &join(&table, far),
        "does not stand beside the Imperial Arquebusiers",
        "n’est pas à côté",
    );
    says(&table, &join(&table, foe), "on the other side", "c’est l’autre camp");
    says(&table, &join(&table, giant), "are no unit", "ce n’est pas une unité");
    table.mood(near, Mood::Routing);
    says(&table, &join(&table, near), "are routing", "sont en déroute");
    let walker = table.nth(hero, 0);
    table.act(ALICE, &format!("choose {walker}"), &[]);
    let there = table.refused(ALICE, Action::Walk { element: walker, hex: Spot(2300) });
    says(&table, &there, "2300 is out of reach with the 24 MP left", "avec les 24 PM qui restent");
}

/// §PR-25 §PR-45 §PR-46 Facings, turns and wheels that do not exist are named as such.
#[test]
fn turns_that_do_not_exist() {
    let mut table = Table::open();
    let unit = table.unit(ALICE, "E01", NORTH, &block(4, 8));
    marching(&mut table, unit, Order::Move);
    let wheel = table.refused(ALICE, Action::Wheel { hand: Hand::Left, sixths: 7 });
    says(&table, &wheel, "no wheel of 420°; 60° and 120° are possible", "60° ou 120°");
    let turn = table.refused(ALICE, Action::Turn { sixths: 28 });
    says(&table, &turn, "turns are by 1 to 5 sixths, not by 28", "et non de 28");
    table.act(ALICE, "turn-some", &[]);
    let element = table.nth(unit, 0);
    let face = |facing| table.refused(ALICE, Action::Face { element, facing: Facing(facing) });
    says(
        &table,
        &face(14),
        "no facing 14; the six are 0 (north) to 5 (west-north-west)",
        "de 0 (nord)",
    );
    says(&table, &face(0), "it already faces north", "déjà tourné vers le nord");
}

/// §PR-104 Who is in another melee, or in none, does not reposition in this one.
#[test]
fn who_does_not_reposition() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "E01", NORTH, &[(10, 10), (11, 10)]);
    let other = table.troop(ALICE, "E01", NORTH, &[(2, 2)]);
    let foe = table.troop(BASIL, "O02", SOUTH, &[(10, 9)]);
    table.met(unit, foe);
    table.0.set(|state| {
        state.fray.troops = Troops::NONE.with(unit).with(foe);
    });
    table.due(Step::Reposition { seat: ALICE }, &[]);
    let refusal = table.refused(ALICE, Action::Choose { element: table.nth(other, 0) });
    says(
        &table,
        &refusal,
        "not in the melee that is settled now",
        "dans le corps à corps que l’on règle",
    );
}

/// §PR-112 Whoever names a spell again while the extra points are asked is told what is asked.
#[test]
fn points_are_asked_for_last() {
    let mut table = Table::open();
    let wizard = table.troop(ALICE, "O10", NORTH, &[(10, 10)]);
    table.troop(ALICE, "O02", NORTH, &[(12, 10), (13, 10), (14, 10), (15, 10)]);
    table.troop(BASIL, "O02", SOUTH, &[(10, 6)]);
    table.0.set(|state| state.troop_mut(wizard).lore.points = 30);
    table.due(Step::Announce { wizard }, &[]);
    let content = table.0.game.content();
    let spells = (0..).map(SpellId).take(content.spells.len());
    let cast = |spell: SpellId| format!("cast {}", spell.0);
    let listed = spells.filter(|&spell| table.can(ALICE, &cast(spell)));
    let dearest = listed.max_by_key(|&spell| content.spell(spell).level).expect("a spell");
    table.act(ALICE, &cast(dearest), &[]);
    let target = table.lists(ALICE)[0].clone();
    table.act(ALICE, &target, &[]);
    let late = table.refused(ALICE, Action::Cast { spell: dearest });
    says(&table, &late, ": the extra points of the spell", "points supplémentaires");
}

/// §PR-112 A spell of one's own without anybody to cast it on; one question after the other.
#[test]
fn spells_are_asked_for_one_by_one() {
    let mut table = Table::open();
    let wizard = table.troop(ALICE, "O10", NORTH, &[(10, 10)]);
    table.troop(ALICE, "O02", NORTH, &[(12, 10), (13, 10), (14, 10), (15, 10)]);
    table.troop(BASIL, "O02", SOUTH, &[(10, 6)]);
    table.0.set(|state| state.troop_mut(wizard).lore.points = 30);
    table.due(Step::Announce { wizard }, &[]);
    let spell = |id: &str| table.0.game.content().find_spell(id).expect("a spell");
    let (heal, strength) = (spell("healing"), spell("strength"));
    let healing = table.refused(ALICE, Action::Cast { spell: heal });
    says(
        &table,
        &healing,
        "nobody is there whom “Healing” could be cast on now",
        "personne sur qui",
    );
    let asked =
        |table: &Table| table.0.game.question(&table.0.state, ALICE).expect("a question").code;
    assert_eq!(asked(&table), "announce");
    table.act(ALICE, &format!("cast {}", strength.0), &[]);
    assert_eq!(asked(&table), "announce-target");
    for early in [Action::Cast { spell: heal }, Action::Spend { points: 2 }, Action::NoSpell {}] {
        says(&table, &table.refused(ALICE, early), ": the target of the spell", "la cible du sort");
    }
    let words = Wording::new(&Demonworld::INFO, "en", &[]).expect("the sentences read");
    let told = |table: &Table, viewer| {
        let view = table.0.game.view(&table.0.state, viewer);
        table.0.game.asking(&view, asked(table), &words).expect("whom it is about")
    };
    let own = told(&table, Viewer::Seat(ALICE));
    assert!(own.ends_with(", “Strength”: On whom is it cast?"), "{own}");
    let other = told(&table, Viewer::Seat(BASIL));
    assert!(!other.contains("Strength"), "{other}");
    let phrase = table.0.game.phrase(&Action::Cast { spell: strength }, &words);
    assert_eq!(
        phrase,
        "Strength, level 3: Melee power +1 for the rest of the game; not for machines."
    );
}
