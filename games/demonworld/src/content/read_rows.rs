//! Reading the tables of movement, morale, spell points, the compass and formations.

use super::files::Faults;
use super::raw;
use super::read_tables::{array, fill};
use super::tables::{Costs, FormationLine, LargeMove, MoraleCell, SpellPoints, Wheel};
use crate::grid::Direction;
use crate::ids::{Base, Formation, MoraleRow, Mover};

const MOVEMENT: &str = "movement.toml";
const MORALE: &str = "morale.toml";
const MAGIC: &str = "magic.toml";
const FIRE: &str = "fire.toml";
const FORMATIONS: &str = "formations.toml";

/// -1 is impassable.
fn points(at: &str, value: i8, faults: &mut Faults) -> Option<u8> {
    faults.range(MOVEMENT, at, value, -1, 40);
    u8::try_from(value).ok()
}

pub(super) fn costs(movement: &raw::MovementFile, faults: &mut Faults) -> Option<[Costs; 6]> {
    let mut rows = vec![None; 6];
    for (index, line) in movement.cost.iter().enumerate() {
        let at = |key: &str| format!("cost[{index}].{key}");
        let mut cell = |key: &str, value: i8| points(&at(key), value, faults);
        let going = [
            cell("open", line.open),
            cell("difficult", line.difficult),
            cell("sand", line.sand),
            cell("mud", line.mud),
            None,
            cell("impassable", line.impassable),
        ];
        let roads =
            [cell("road_infantry", line.road_infantry), cell("road_cavalry", line.road_cavalry)];
        let mut three = |key: &str, values: &[i8]| -> [Option<u8>; 3] {
            let values: Option<[i8; 3]> = values.try_into().ok();
            faults.unless(values.is_some(), MOVEMENT, at(key), || "needs three".to_owned());
            values.unwrap_or([-1; 3]).map(|value| points(&at(key), value, faults))
        };
        let (up, down) = (three("up", &line.up), three("down", &line.down));
        let road_up = line.road_up.as_ref().map_or(up, |values| three("road_up", values));
        let road_down = line.road_down.as_ref().map_or(down, |values| three("road_down", values));
        let water = three("water", &line.water);
        let [Some(road_infantry), Some(road_cavalry)] = roads else {
            faults.add(MOVEMENT, at("road_infantry"), "a road is always passable");
            continue;
        };
        let row = Costs { going, road_infantry, road_cavalry, up, down, road_up, road_down, water };
        fill(&mut rows, line.mover.index(), row, (MOVEMENT, &at("mover")), faults);
    }
    array(rows, MOVEMENT, "cost", |index| Mover::ALL[index].to_string(), faults)
}

pub(super) fn large(
    movement: &raw::MovementFile,
    faults: &mut Faults,
) -> Option<[Option<LargeMove>; 6]> {
    let mut rows: Vec<Option<Option<LargeMove>>> = vec![None; 6];
    rows[Base::Standard.index()] = Some(None);
    for (index, line) in movement.large.iter().enumerate() {
        let at = |key: &str| format!("large[{index}].{key}");
        let wrong = line.base == Base::Standard;
        faults.unless(!wrong, MOVEMENT, at("base"), || "standard is not large".to_owned());
        let sideways = points(&at("sideways"), line.sideways, faults);
        let backwards = points(&at("backwards"), line.backwards, faults);
        faults.range(MOVEMENT, at("turn"), line.turn, 1, 40);
        faults.unless(!line.turns.is_empty(), MOVEMENT, at("turns"), || "none".to_owned());
        let turns = line.turns.clone();
        let row = LargeMove { sideways, backwards, turn: line.turn, turns };
        fill(&mut rows, line.base.index(), Some(row), (MOVEMENT, &at("base")), faults);
    }
    array(rows, MOVEMENT, "large", |index| Base::ALL[index].to_string(), faults)
}

pub(super) fn wheel(movement: &raw::MovementFile, faults: &mut Faults) -> Option<Wheel> {
    let line = &movement.wheel;
    faults.range(MOVEMENT, "wheel.front", line.front, 1, 15);
    faults.range(MOVEMENT, "wheel.elements", line.elements, 2, 15);
    let narrow: Option<[u8; 2]> = line.narrow.clone().try_into().ok();
    let wide: Option<[u8; 1]> = line.wide.clone().try_into().ok();
    faults.unless(narrow.is_some(), MOVEMENT, "wheel.narrow", || "needs 60 and 120".to_owned());
    faults.unless(wide.is_some(), MOVEMENT, "wheel.wide", || "needs 60".to_owned());
    let [wide] = wide?;
    Some(Wheel { front: line.front, narrow: narrow?, wide, elements: line.elements })
}

/// A cell as it is written.
fn cell(at: &str, text: &str, faults: &mut Faults) -> MoraleCell {
    let fixed = |text: &str| text.parse::<i8>().ok();
    match text {
        "" => MoraleCell::None,
        "+stars" => MoraleCell::Stars,
        "±stars" => MoraleCell::StarsChoice,
        "difference" => MoraleCell::Difference,
        "-lost" => MoraleCell::Lost,
        _ => {
            let choice = text.strip_prefix('±').and_then(fixed).map(MoraleCell::Choice);
            let found = choice.or_else(|| fixed(text).map(MoraleCell::Fixed));
            faults.unless(found.is_some(), MORALE, at, || format!("{text} is no modifier"));
            found.unwrap_or(MoraleCell::None)
        }
    }
}

pub(super) fn morale_table(
    file: &raw::MoraleFile,
    faults: &mut Faults,
) -> Option<[[MoraleCell; 6]; 14]> {
    let mut rows = vec![None; 14];
    for (index, line) in file.modifier.iter().enumerate() {
        let columns = [
            ("shooting_loss", &line.shooting_loss),
            ("melee_loss", &line.melee_loss),
            ("overrun", &line.overrun),
            ("charge", &line.charge),
            ("rally", &line.rally),
            ("obedience", &line.obedience),
        ];
        let read =
            |(key, text): (&str, &String)| cell(&format!("modifier[{index}].{key}"), text, faults);
        let row = columns.map(read);
        let at = format!("modifier[{index}].what");
        fill(&mut rows, line.what.index(), row, (MORALE, &at), faults);
    }
    array(rows, MORALE, "modifier", |index| MoraleRow::ALL[index].to_string(), faults)
}

pub(super) fn spell_points(magic: &raw::MagicFile, faults: &mut Faults) -> Vec<SpellPoints> {
    let mut levels = Vec::new();
    for (index, line) in magic.points.iter().enumerate() {
        let level = i64::try_from(index).unwrap_or(0) + 1;
        faults.range(MAGIC, format!("points[{index}].level"), line.level, level, level);
        levels.push(SpellPoints { points: line.points, rest: line.rest });
    }
    faults.unless(levels.len() >= 4, MAGIC, "points", || "levels 1 to 4 are needed".to_owned());
    levels
}

/// §PR-24 The compass of the files is that of the grid.
pub(super) fn check_compass(fire: &raw::FireFile, faults: &mut Faults) {
    faults.range(FIRE, "compass", i64::try_from(fire.compass.len()).unwrap_or(0), 6, 6);
    for (index, line) in fire.compass.iter().enumerate() {
        let at = format!("compass[{index}]");
        faults.range(FIRE, format!("{at}.d6"), line.d6, 1, 6);
        let offset = Direction::of_die(line.d6.clamp(1, 6)).offset();
        faults.unless((offset.q, offset.r) == (line.q, line.r), FIRE, at, || {
            format!("{} is not {}, {}", line.name, line.q, line.r)
        });
    }
}

pub(super) fn formation_lines(
    file: &raw::FormationFile,
    faults: &mut Faults,
) -> Option<[FormationLine; 4]> {
    let mut lines = vec![None; 4];
    for (index, line) in file.formation.iter().enumerate() {
        let at = format!("formation[{index}].elements");
        faults.range(FORMATIONS, at, line.elements, 1, 15);
        let row = FormationLine {
            formation: line.id,
            letter: line.letter.clone(),
            arms: line.arms.clone(),
            organised: line.organised,
            elements: line.elements,
        };
        let at = format!("formation[{index}].id");
        fill(&mut lines, line.id.index(), row, (FORMATIONS, &at), faults);
    }
    array(lines, FORMATIONS, "formation", |index| Formation::ALL[index].to_string(), faults)
}
