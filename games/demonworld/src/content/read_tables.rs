//! Reading the tables of the sheet: every cell is there once, none overlaps; all faults at once.

use pack::{Book, Place, Slots};

use super::faces::Band;
use super::raw;
use super::read_rows::{
    check_compass, costs, formation_lines, large, morale_table, spell_points, wheel,
};
use super::tables::{GunOrder, OrderLine, PhaseLine, Tables, WindChange};
use super::terms::{InitiativeTerm, MeleeTerm, ShootingTerm};
use crate::ids::{Order, Phase};

/// Reads all tables.
pub(super) fn tables(book: &Book) -> Option<Tables> {
    let place = |file| book.file(file);
    let (turn, turn_at): (raw::TurnFile, _) = (book.read("turn.toml"), place("turn.toml"));
    let (combat, combat_at): (raw::CombatFile, _) =
        (book.read("combat.toml"), place("combat.toml"));
    let (guns, guns_at): (raw::ArtilleryFile, _) =
        (book.read("artillery.toml"), place("artillery.toml"));
    let (movement, movement_at): (raw::MovementFile, _) =
        (book.read("movement.toml"), place("movement.toml"));
    let morale: raw::MoraleFile = book.read("morale.toml");
    let (magic, magic_at): (raw::MagicFile, _) = (book.read("magic.toml"), place("magic.toml"));
    let (fire, fire_at): (raw::FireFile, _) = (book.read("fire.toml"), place("fire.toml"));
    let formations: raw::FormationFile = book.read("formations.toml");
    check_compass(&fire, &fire_at);
    let phases = phases(&turn, &turn_at);
    let random_orders = random_orders(&turn, &turn_at);
    let orders = orders(&turn, &turn_at);
    let reposition = reposition(&turn, &turn_at);
    let initiative = initiative(&combat, &combat_at);
    let melee = melee(&combat, &combat_at);
    let shooting = shooting(&combat, &combat_at);
    let gun_orders = gun_orders(&guns, &guns_at);
    let deviation = deviation(&guns, &guns_at);
    let costs = costs(&movement, &movement_at);
    let large = large(&movement, &movement_at);
    let wheel = wheel(&movement, &movement_at);
    let morale = morale_table(&morale, &place("morale.toml"));
    let spell_points = spell_points(&magic, &magic_at);
    let failures = magic.failure.iter().map(|line| (line.low, line.high, line.effect));
    let failures = dice(&magic_at.at("failure"), "", failures.enumerate());
    let wind = fire
        .wind
        .iter()
        .map(|line| (line.low, line.high, WindChange { turn: line.turn, speed: line.speed }));
    let wind = dice(&fire_at.at("wind"), "", wind.enumerate());
    let formations = formation_lines(&formations, &place("formations.toml"));
    combat_scalars(&combat, &combat_at);
    guns_at.at("loading.points").range(guns.loading.points, 1, 20);
    movement_scalars(&movement, &movement_at);
    magic_scalars(&magic, &magic_at);
    fire_scalars(&fire, &fire_at);
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

fn movement_scalars(movement: &raw::MovementFile, at: &Place<'_>) {
    let at = at.at("manoeuvres");
    at.at("musician").range(movement.manoeuvres.musician, 0, 3);
    at.at("horde").range(movement.manoeuvres.horde, 1, 3);
    at.at("step").fixed(movement.manoeuvres.step, 1);
    at.at("regroup").fixed(movement.manoeuvres.regroup, 1);
    at.at("turn").fixed(movement.manoeuvres.turn, 1);
}

fn magic_scalars(magic: &raw::MagicFile, at: &Place<'_>) {
    let at = at.at("casting");
    at.at("critical").range(magic.casting.critical, 0, 19);
    at.at("points_per_wound").range(magic.casting.points_per_wound, 1, 50);
    at.at("blocked_turns").range(magic.casting.blocked_turns, 0, 20);
}

fn fire_scalars(fire: &raw::FireFile, at: &Place<'_>) {
    let at = at.at("ignition");
    at.at("by_hand").range(fire.ignition.by_hand, 0, 20);
    at.at("spread").range(fire.ignition.spread, 0, 20);
    at.at("per_arrow").range(fire.ignition.per_arrow, 0, 20);
    at.at("smoke_neighbours").range(fire.ignition.smoke_neighbours, 1, 6);
}

fn combat_scalars(combat: &raw::CombatFile, at: &Place<'_>) {
    at.at("second_attack.margin").range(combat.second_attack.margin, 0, 19);
    at.at("breath.range").range(combat.breath.range, 1, 9);
    at.at("breath.per_segment_in_water").range(combat.breath.per_segment_in_water, -9, 0);
    at.at("into_melee.on_target").range(combat.into_melee.on_target, 0, 6);
    at.at("overrun.mp_per_wound").range(combat.overrun.mp_per_wound, -9, 0);
    at.at("overrun.size").fixed(combat.overrun.size, -1);
    at.at("overrun.own_initiative").fixed(combat.overrun.own_initiative, 1);
    at.at("overrun.initiative").fixed(combat.overrun.initiative, -1);
}

/// §DW-115 §DW-227 §DW-240 A table over the twenty-sided die without hole or overlap, of some rows.
fn dice<T: Copy>(
    table: &Place<'_>,
    of: &str,
    rows: impl Iterator<Item = (usize, (u8, u8, T))>,
) -> Option<[T; 20]> {
    let mut faces = Slots::new(table.clone(), (1..=20).map(|face| format!("{of}{face}")));
    for (index, (low, high, value)) in rows {
        let row = table.nth(index);
        row.at("low").range(low, 1, 20);
        row.at("high").range(high, low, 20);
        for face in low..=high {
            faces.fill(&row, usize::from(face).wrapping_sub(1), Some(value));
        }
    }
    faces.array()
}

fn phases(turn: &raw::TurnFile, file: &Place<'_>) -> Vec<PhaseLine> {
    let given: Vec<Phase> = turn.phase.iter().map(|line| line.id).collect();
    file.at("phase").order(&given, Phase::ALL);
    let line = |line: &raw::PhaseLine| PhaseLine {
        phase: line.id,
        steps: line.steps.clone(),
        rules: line.rules.clone(),
    };
    turn.phase.iter().map(line).collect()
}

fn random_orders(turn: &raw::TurnFile, file: &Place<'_>) -> Option<[Option<Order>; 6]> {
    let mut faces = Slots::new(file.at("random_order"), 1..=6);
    for (row, line) in file.rows("random_order", &turn.random_order) {
        row.at("d6").range(line.d6, 1, 6);
        let order = Order::find(&line.order);
        let known = order.is_some() || line.order == "choice";
        row.at("order").known(known.then_some(()), &words(Order::ALL, "choice"));
        faces.fill(&row.at("d6"), usize::from(line.d6).wrapping_sub(1), Some(order));
    }
    faces.array()
}

/// The words of a list, and one that stands for none of them.
fn words(all: &[impl ToString], other: &str) -> Vec<String> {
    all.iter().map(ToString::to_string).chain([other.to_owned()]).collect()
}

fn orders(turn: &raw::TurnFile, file: &Place<'_>) -> Option<[OrderLine; 4]> {
    let mut lines = Slots::new(file.at("order"), Order::ALL);
    for (row, line) in file.rows("order", &turn.order) {
        row.at("step").fixed(usize::from(line.step), line.id.index() + 1);
        let shoots = Phase::find(&line.shoots);
        let known = shoots.is_some() || line.shoots == "none";
        row.at("shoots").known(known.then_some(()), &words(Phase::ALL, "none"));
        let (attacks, wheels) = (line.attacks, line.wheels);
        let line_read = OrderLine { step: line.step, attacks, shoots, wheels };
        lines.fill(&row.at("id"), line.id.index(), Some(line_read));
    }
    lines.array()
}

fn reposition(turn: &raw::TurnFile, file: &Place<'_>) -> Option<[u8; 3]> {
    let mut rows = Slots::new(file.at("reposition"), 0..=2);
    for (row, line) in file.rows("reposition", &turn.reposition) {
        let at = row.at("contacts");
        at.range(line.contacts, 0, 2);
        rows.fill(&at, line.contacts.into(), Some(line.hexes));
    }
    rows.array()
}

fn initiative(
    combat: &raw::CombatFile,
    file: &Place<'_>,
) -> Option<[i8; InitiativeTerm::ALL.len()]> {
    let names = InitiativeTerm::ALL.iter().map(|term| term.id());
    let mut values = Slots::new(file.at("initiative"), names);
    for (row, line) in file.rows("initiative", &combat.initiative) {
        row.at("value").range(line.value, -9, 9);
        row.at("rule").fixed(line.rule.as_str(), line.when.rule().id());
        // Only impetuous units keep their bonus.
        let first = line.when != InitiativeTerm::Impetuous;
        row.at("first_round_only").fixed(line.first_round_only, first);
        values.fill(&row.at("when"), line.when.index(), Some(line.value));
    }
    values.array()
}

fn melee(combat: &raw::CombatFile, file: &Place<'_>) -> Option<[i8; MeleeTerm::ALL.len()]> {
    let mut values = Slots::new(file.at("melee"), MeleeTerm::ALL.iter().map(|term| term.id()));
    for (row, line) in file.rows("melee", &combat.melee) {
        row.at("value").range(line.value, -9, 9);
        row.at("rule").fixed(line.rule.as_str(), line.what.rule().id());
        row.at("per").fixed(line.per, line.what.per());
        values.fill(&row.at("what"), line.what.index(), Some(line.value));
    }
    values.array()
}

fn shooting(combat: &raw::CombatFile, file: &Place<'_>) -> Option<[i8; ShootingTerm::ALL.len()]> {
    let names = ShootingTerm::ALL.iter().map(|term| term.id());
    let mut values = Slots::new(file.at("shooting"), names);
    for (row, line) in file.rows("shooting", &combat.shooting) {
        row.at("value").range(line.value, -9, 9);
        row.at("rule").fixed(line.rule.as_str(), line.what.rule().id());
        row.at("per").fixed(line.per, line.what.per());
        values.fill(&row.at("what"), line.what.index(), Some(line.value));
    }
    values.array()
}

fn gun_orders(guns: &raw::ArtilleryFile, file: &Place<'_>) -> [Option<GunOrder>; 4] {
    let mut orders = [None; 4];
    for (row, line) in file.rows("order", &guns.order) {
        row.at("mp").range(line.mp, 0, 40);
        row.at("per_wound").range(line.per_wound, -9, 0);
        let (mp, per_wound) = (line.mp, line.per_wound);
        let (loads, turns_only) = (line.loads, line.turns_only);
        let line_read = GunOrder { mp, per_wound, loads, turns_only };
        if orders[line.order.index()].replace(line_read).is_some() {
            row.at("order").twice(line.order);
        }
    }
    for order in [Order::Move, Order::Skirmish, Order::Hold] {
        if orders[order.index()].is_none() {
            file.at("order").lacks(order);
        }
    }
    orders
}

fn deviation(
    guns: &raw::ArtilleryFile,
    file: &Place<'_>,
) -> Option<[[super::DeviationEffect; 20]; 3]> {
    let [short, medium, long] = Band::ALL.map(|band| {
        let rows = guns.deviation.iter().enumerate().filter(|(_, line)| line.range == band);
        let rows = rows.map(|(index, line)| (index, (line.low, line.high, line.effect)));
        dice(&file.at("deviation"), &format!("{band:?} ").to_lowercase(), rows)
    });
    Some([short?, medium?, long?])
}
