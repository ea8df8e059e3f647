//! Reading the tables of the sheet: every cell is there once, none overlaps; all faults at once.

use kernel::Pack;

use super::faces::Band;
use super::files::{Faults, read_toml};
use super::raw;
use super::read_rows::{
    check_compass, costs, formation_lines, large, morale_table, spell_points, wheel,
};
use super::tables::{GunOrder, OrderLine, PhaseLine, Tables, WindChange};
use super::terms::{InitiativeTerm, MeleeTerm, ShootingTerm};
use crate::ids::{Order, Phase};

const TURN: &str = "turn.toml";
const COMBAT: &str = "combat.toml";
const ARTILLERY: &str = "artillery.toml";
const MOVEMENT: &str = "movement.toml";
const MORALE: &str = "morale.toml";
const MAGIC: &str = "magic.toml";
const FIRE: &str = "fire.toml";
const FORMATIONS: &str = "formations.toml";

/// Reads all tables.
pub(super) fn tables(files: &Pack, faults: &mut Faults) -> Option<Tables> {
    let turn: Option<raw::TurnFile> = read_toml(TURN, files, faults);
    let combat: Option<raw::CombatFile> = read_toml(COMBAT, files, faults);
    let guns: Option<raw::ArtilleryFile> = read_toml(ARTILLERY, files, faults);
    let movement: Option<raw::MovementFile> = read_toml(MOVEMENT, files, faults);
    let morale: Option<raw::MoraleFile> = read_toml(MORALE, files, faults);
    let magic: Option<raw::MagicFile> = read_toml(MAGIC, files, faults);
    let fire: Option<raw::FireFile> = read_toml(FIRE, files, faults);
    let formations: Option<raw::FormationFile> = read_toml(FORMATIONS, files, faults);
    let (turn, combat, guns) = (turn?, combat?, guns?);
    let (movement, morale, magic) = (movement?, morale?, magic?);
    let (fire, formations) = (fire?, formations?);
    for (file, schema) in [
        (TURN, turn.schema),
        (COMBAT, combat.schema),
        (ARTILLERY, guns.schema),
        (MOVEMENT, movement.schema),
        (MORALE, morale.schema),
        (MAGIC, magic.schema),
        (FIRE, fire.schema),
        (FORMATIONS, formations.schema),
    ] {
        faults.range(file, "schema", schema, 1, 1);
    }
    check_compass(&fire, faults);
    let phases = phases(&turn, faults);
    let random_orders = random_orders(&turn, faults);
    let orders = orders(&turn, faults);
    let reposition = reposition(&turn, faults);
    let initiative = initiative(&combat, faults);
    let melee = melee(&combat, faults);
    let shooting = shooting(&combat, faults);
    let gun_orders = gun_orders(&guns, faults);
    let deviation = deviation(&guns, faults);
    let costs = costs(&movement, faults);
    let large = large(&movement, faults);
    let wheel = wheel(&movement, faults);
    let morale = morale_table(&morale, faults);
    let spell_points = spell_points(&magic, faults);
    let failures =
        dice(MAGIC, "failure", &magic.failure, faults, |line| (line.low, line.high, line.effect));
    let wind = dice(FIRE, "wind", &fire.wind, faults, |line| {
        (line.low, line.high, WindChange { turn: line.turn, speed: line.speed })
    });
    let formations = formation_lines(&formations, faults);
    scalars(&combat, &guns, &movement, &magic, &fire, faults);
    Some(Tables {
        phases,
        random_orders: random_orders?,
        orders: orders?,
        reposition: reposition?,
        initiative: initiative?,
        melee: melee?,
        shooting: shooting?,
        second_attack: combat.second_attack.margin,
        breath_range: combat.breath.range,
        breath_water: combat.breath.per_segment_in_water,
        into_melee: combat.into_melee.on_target,
        mp_per_wound: combat.overrun.mp_per_wound,
        gun_orders,
        load: guns.loading.points,
        deviation: deviation?,
        costs: costs?,
        large: large?,
        musician: movement.manoeuvres.musician,
        horde: movement.manoeuvres.horde,
        wheel: wheel?,
        morale: morale?,
        spell_points,
        critical: magic.casting.critical,
        points_per_wound: magic.casting.points_per_wound,
        blocked_turns: magic.casting.blocked_turns,
        failures: failures?,
        wind: wind?,
        ignition: fire.ignition.by_hand,
        spread: fire.ignition.spread,
        per_arrow: fire.ignition.per_arrow,
        smoke_neighbours: fire.ignition.smoke_neighbours,
        formations: formations?,
    })
}

/// Single numbers in their ranges.
fn scalars(
    combat: &raw::CombatFile,
    guns: &raw::ArtilleryFile,
    movement: &raw::MovementFile,
    magic: &raw::MagicFile,
    fire: &raw::FireFile,
    faults: &mut Faults,
) {
    faults.range(COMBAT, "second_attack.margin", combat.second_attack.margin, 0, 19);
    faults.range(COMBAT, "breath.range", combat.breath.range, 1, 9);
    let water = combat.breath.per_segment_in_water;
    faults.range(COMBAT, "breath.per_segment_in_water", water, -9, 0);
    faults.range(COMBAT, "into_melee.on_target", combat.into_melee.on_target, 0, 6);
    faults.range(COMBAT, "overrun.mp_per_wound", combat.overrun.mp_per_wound, -9, 0);
    for (key, value, wanted) in [
        ("overrun.size", combat.overrun.size, -1),
        ("overrun.own_initiative", combat.overrun.own_initiative, 1),
        ("overrun.initiative", combat.overrun.initiative, -1),
    ] {
        faults.range(COMBAT, key, value, wanted, wanted);
    }
    faults.range(ARTILLERY, "loading.points", guns.loading.points, 1, 20);
    faults.range(MOVEMENT, "manoeuvres.musician", movement.manoeuvres.musician, 0, 3);
    faults.range(MOVEMENT, "manoeuvres.horde", movement.manoeuvres.horde, 1, 3);
    for (key, value) in [
        ("manoeuvres.step", movement.manoeuvres.step),
        ("manoeuvres.regroup", movement.manoeuvres.regroup),
        ("manoeuvres.turn", movement.manoeuvres.turn),
    ] {
        faults.range(MOVEMENT, key, value, 1, 1);
    }
    faults.range(MAGIC, "casting.critical", magic.casting.critical, 0, 19);
    faults.range(MAGIC, "casting.points_per_wound", magic.casting.points_per_wound, 1, 50);
    faults.range(MAGIC, "casting.blocked_turns", magic.casting.blocked_turns, 0, 20);
    faults.range(FIRE, "ignition.by_hand", fire.ignition.by_hand, 0, 20);
    faults.range(FIRE, "ignition.spread", fire.ignition.spread, 0, 20);
    faults.range(FIRE, "ignition.per_arrow", fire.ignition.per_arrow, 0, 20);
    faults.range(FIRE, "ignition.smoke_neighbours", fire.ignition.smoke_neighbours, 1, 6);
}

/// Puts a row where it belongs; two rows for one place are a fault.
pub(super) fn fill<T>(
    rows: &mut [Option<T>],
    place: usize,
    row: T,
    (file, at): (&str, &str),
    faults: &mut Faults,
) {
    let Some(slot) = rows.get_mut(place) else { return };
    faults.unless(slot.is_none(), file, at, || "is listed twice".to_owned());
    *slot = Some(row);
}

/// A list as an array of known length.
pub(super) fn array<T, const N: usize>(
    list: Vec<Option<T>>,
    file: &str,
    table: &str,
    name: impl Fn(usize) -> String,
    faults: &mut Faults,
) -> Option<[T; N]> {
    for (index, one) in list.iter().enumerate() {
        faults.unless(one.is_some(), file, table, || format!("{} is missing", name(index)));
    }
    let whole: Option<Vec<T>> = list.into_iter().collect();
    whole.and_then(|whole| whole.try_into().ok())
}

/// §DW-115 §DW-227 §DW-240 A table over the twenty-sided die without hole or overlap.
fn dice<L, T: Copy>(
    file: &str,
    table: &str,
    lines: &[L],
    faults: &mut Faults,
    read: impl Fn(&L) -> (u8, u8, T),
) -> Option<[T; 20]> {
    let mut faces: Vec<Option<T>> = vec![None; 20];
    for (index, line) in lines.iter().enumerate() {
        let (low, high, value) = read(line);
        let at = format!("{table}[{index}]");
        faults.range(file, format!("{at}.low"), low, 1, 20);
        faults.range(file, format!("{at}.high"), high, low, 20);
        for face in low..=high {
            let Some(slot) = faces.get_mut(usize::from(face).wrapping_sub(1)) else { continue };
            faults.unless(slot.is_none(), file, &at, || format!("{face} is listed twice"));
            *slot = Some(value);
        }
    }
    array(faces, file, table, |index| format!("the face {}", index + 1), faults)
}

fn phases(turn: &raw::TurnFile, faults: &mut Faults) -> Vec<PhaseLine> {
    let given: Vec<Phase> = turn.phase.iter().map(|line| line.id).collect();
    faults.unless(given == Phase::ALL, TURN, "phase", || "not the eight in order".to_owned());
    let line = |line: &raw::PhaseLine| PhaseLine {
        phase: line.id,
        steps: line.steps.clone(),
        rules: line.rules.clone(),
    };
    turn.phase.iter().map(line).collect()
}

fn random_orders(turn: &raw::TurnFile, faults: &mut Faults) -> Option<[Option<Order>; 6]> {
    let mut faces = vec![None; 6];
    for (index, line) in turn.random_order.iter().enumerate() {
        let at = format!("random_order[{index}]");
        faults.range(TURN, format!("{at}.d6"), line.d6, 1, 6);
        let order = Order::find(&line.order);
        let known = order.is_some() || line.order == "choice";
        faults.unless(known, TURN, format!("{at}.order"), || format!("{} is none", line.order));
        if let Some(slot) = faces.get_mut(usize::from(line.d6).wrapping_sub(1)) {
            faults.unless(slot.is_none(), TURN, at, || format!("{} is listed twice", line.d6));
            *slot = Some(order);
        }
    }
    array(faces, TURN, "random_order", |index| format!("the face {}", index + 1), faults)
}

fn orders(turn: &raw::TurnFile, faults: &mut Faults) -> Option<[OrderLine; 4]> {
    let mut lines = vec![None; 4];
    for (index, line) in turn.order.iter().enumerate() {
        let at = |key: &str| format!("order[{index}].{key}");
        let step = i64::try_from(line.id.index()).unwrap_or(0) + 1;
        faults.range(TURN, at("step"), line.step, step, step);
        let shoots = Phase::find(&line.shoots);
        let known = shoots.is_some() || line.shoots == "none";
        faults.unless(known, TURN, at("shoots"), || format!("{} is no phase", line.shoots));
        let (attacks, wheels) = (line.attacks, line.wheels);
        let line_read = OrderLine { step: line.step, attacks, shoots, wheels };
        fill(&mut lines, line.id.index(), line_read, (TURN, &at("id")), faults);
    }
    array(lines, TURN, "order", |index| Order::ALL[index].to_string(), faults)
}

fn reposition(turn: &raw::TurnFile, faults: &mut Faults) -> Option<[u8; 3]> {
    let mut rows = vec![None; 3];
    for (index, line) in turn.reposition.iter().enumerate() {
        let at = format!("reposition[{index}].contacts");
        faults.range(TURN, &at, line.contacts, 0, 2);
        fill(&mut rows, line.contacts.into(), line.hexes, (TURN, &at), faults);
    }
    array(rows, TURN, "reposition", |index| format!("{index} contacts"), faults)
}

fn initiative(
    combat: &raw::CombatFile,
    faults: &mut Faults,
) -> Option<[i8; InitiativeTerm::ALL.len()]> {
    let mut values = vec![None; InitiativeTerm::ALL.len()];
    for (index, line) in combat.initiative.iter().enumerate() {
        let at = |key: &str| format!("initiative[{index}].{key}");
        faults.range(COMBAT, at("value"), line.value, -9, 9);
        same_rule(at("rule"), &line.rule, line.when.rule().id(), faults);
        let lasting = line.when == InitiativeTerm::Impetuous;
        faults.unless(line.first_round_only != lasting, COMBAT, at("first_round_only"), || {
            "only impetuous units keep their bonus".to_owned()
        });
        fill(&mut values, line.when.index(), line.value, (COMBAT, &at("when")), faults);
    }
    let name = |index: usize| InitiativeTerm::ALL[index].id().to_owned();
    array(values, COMBAT, "initiative", name, faults)
}

fn same_rule(at: String, given: &str, wanted: &str, faults: &mut Faults) {
    faults.unless(given == wanted, COMBAT, at, || format!("{given} should be {wanted}"));
}

fn melee(combat: &raw::CombatFile, faults: &mut Faults) -> Option<[i8; MeleeTerm::ALL.len()]> {
    let mut values = vec![None; MeleeTerm::ALL.len()];
    for (index, line) in combat.melee.iter().enumerate() {
        let at = |key: &str| format!("melee[{index}].{key}");
        faults.range(COMBAT, at("value"), line.value, -9, 9);
        same_rule(at("rule"), &line.rule, line.what.rule().id(), faults);
        faults.unless(line.per == line.what.per(), COMBAT, at("per"), || {
            format!("{} is counted otherwise", line.what.id())
        });
        fill(&mut values, line.what.index(), line.value, (COMBAT, &at("what")), faults);
    }
    array(values, COMBAT, "melee", |index| MeleeTerm::ALL[index].id().to_owned(), faults)
}

fn shooting(
    combat: &raw::CombatFile,
    faults: &mut Faults,
) -> Option<[i8; ShootingTerm::ALL.len()]> {
    let mut values = vec![None; ShootingTerm::ALL.len()];
    for (index, line) in combat.shooting.iter().enumerate() {
        let at = |key: &str| format!("shooting[{index}].{key}");
        faults.range(COMBAT, at("value"), line.value, -9, 9);
        same_rule(at("rule"), &line.rule, line.what.rule().id(), faults);
        faults.unless(line.per == line.what.per(), COMBAT, at("per"), || {
            format!("{} is counted otherwise", line.what.id())
        });
        fill(&mut values, line.what.index(), line.value, (COMBAT, &at("what")), faults);
    }
    array(values, COMBAT, "shooting", |index| ShootingTerm::ALL[index].id().to_owned(), faults)
}

fn gun_orders(guns: &raw::ArtilleryFile, faults: &mut Faults) -> [Option<GunOrder>; 4] {
    let mut orders = [None; 4];
    for (index, line) in guns.order.iter().enumerate() {
        faults.range(ARTILLERY, format!("order[{index}].mp"), line.mp, 0, 40);
        faults.range(ARTILLERY, format!("order[{index}].per_wound"), line.per_wound, -9, 0);
        let (mp, per_wound) = (line.mp, line.per_wound);
        let (loads, turns_only) = (line.loads, line.turns_only);
        let row = GunOrder { mp, per_wound, loads, turns_only };
        let at = format!("order[{index}].order");
        fill(&mut orders, line.order.index(), row, (ARTILLERY, &at), faults);
    }
    for order in [Order::Move, Order::Skirmish, Order::Hold] {
        let given = orders[order.index()].is_some();
        faults.unless(given, ARTILLERY, "order", || format!("{order} is missing"));
    }
    orders
}

fn deviation(
    guns: &raw::ArtilleryFile,
    faults: &mut Faults,
) -> Option<[[super::DeviationEffect; 20]; 3]> {
    let band = |band: Band, faults: &mut Faults| {
        let lines: Vec<_> = guns.deviation.iter().filter(|line| line.range == band).collect();
        let table = format!("deviation {band:?}").to_lowercase();
        dice(ARTILLERY, &table, &lines, faults, |line| (line.low, line.high, line.effect))
    };
    let [short, medium, long] = Band::ALL.map(|one| band(one, faults));
    Some([short?, medium?, long?])
}
