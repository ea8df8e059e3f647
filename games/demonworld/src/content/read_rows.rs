//! Reading the tables of movement, morale, spell points, the compass and formations.

use pack::{Place, Slots};

use super::raw;
use super::tables::{Costs, FormationLine, LargeMove, MoraleCell, SpellPoints, Wheel};
use crate::grid::Direction;
use crate::ids::{Base, Formation, MoraleRow, Mover};

/// -1 is impassable.
fn points(at: &Place<'_>, value: i8) -> Option<u8> {
    at.range(value, -1, 40);
    u8::try_from(value).ok()
}

/// As many points as there are steps of height or depth.
fn three(at: &Place<'_>, values: &[i8]) -> [Option<u8>; 3] {
    at.count(values.len(), 3, 3);
    std::array::from_fn(|index| points(&at.nth(index), values.get(index).copied().unwrap_or(-1)))
}

pub(super) fn costs(read: &raw::MovementFile, file: &Place<'_>) -> Option<[Costs; 6]> {
    let mut costs = Slots::new(file.at("cost"), Mover::ALL);
    for (row, line) in file.rows("cost", &read.cost) {
        let cell = |key: &str, value: i8| points(&row.at(key), value);
        let going = [
            cell("open", line.open),
            cell("difficult", line.difficult),
            cell("sand", line.sand),
            cell("mud", line.mud),
            None,
            cell("impassable", line.impassable),
        ];
        // A road is always passable.
        let paved = |key: &str, value: i8| {
            let right = row.at(key).range(value, 0, 40);
            u8::try_from(value).ok().filter(|_| right)
        };
        let road_infantry = paved("road_infantry", line.road_infantry);
        let road_cavalry = paved("road_cavalry", line.road_cavalry);
        let up = three(&row.at("up"), &line.up);
        let down = three(&row.at("down"), &line.down);
        let road_up = line.road_up.as_ref().map_or(up, |road| three(&row.at("road_up"), road));
        let road_down =
            line.road_down.as_ref().map_or(down, |road| three(&row.at("road_down"), road));
        let water = three(&row.at("water"), &line.water);
        let line_read = road_infantry.zip(road_cavalry).map(|(road_infantry, road_cavalry)| {
            Costs { going, road_infantry, road_cavalry, up, down, road_up, road_down, water }
        });
        costs.fill(&row.at("mover"), line.mover.index(), line_read);
    }
    costs.array()
}

pub(super) fn large(read: &raw::MovementFile, file: &Place<'_>) -> Option<[Option<LargeMove>; 6]> {
    let mut large = Slots::new(file.at("large"), Base::ALL);
    large.fill(file, Base::Standard.index(), Some(None));
    for (row, line) in file.rows("large", &read.large) {
        let sideways = points(&row.at("sideways"), line.sideways);
        let backwards = points(&row.at("backwards"), line.backwards);
        row.at("turn").range(line.turn, 1, 40);
        row.at("turns").unless(!line.turns.is_empty(), "content-empty");
        let turns = line.turns.clone();
        let line_read = LargeMove { sideways, backwards, turn: line.turn, turns };
        large.fill(&row.at("base"), line.base.index(), Some(Some(line_read)));
    }
    large.array()
}

pub(super) fn wheel(read: &raw::MovementFile, file: &Place<'_>) -> Option<Wheel> {
    let (line, at) = (&read.wheel, file.at("wheel"));
    at.at("front").range(line.front, 1, 15);
    at.at("elements").range(line.elements, 2, 15);
    // By 60 and 120 degrees, and by 60.
    at.at("narrow").count(line.narrow.len(), 2, 2);
    at.at("wide").count(line.wide.len(), 1, 1);
    let narrow: [u8; 2] = line.narrow.clone().try_into().ok()?;
    let [wide]: [u8; 1] = line.wide.clone().try_into().ok()?;
    Some(Wheel { front: line.front, narrow, wide, elements: line.elements })
}

/// A cell as it is written.
fn cell(at: &Place<'_>, text: &str) -> MoraleCell {
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
            at.unless(found.is_some(), "content-modifier");
            found.unwrap_or(MoraleCell::None)
        }
    }
}

pub(super) fn morale_table(
    read: &raw::MoraleFile,
    file: &Place<'_>,
) -> Option<[[MoraleCell; 6]; 14]> {
    let mut rows = Slots::new(file.at("modifier"), MoraleRow::ALL);
    for (row, line) in file.rows("modifier", &read.modifier) {
        let columns = [
            ("shooting_loss", &line.shooting_loss),
            ("melee_loss", &line.melee_loss),
            ("overrun", &line.overrun),
            ("charge", &line.charge),
            ("rally", &line.rally),
            ("obedience", &line.obedience),
        ];
        let cells = columns.map(|(key, text)| cell(&row.at(key), text));
        rows.fill(&row.at("what"), line.what.index(), Some(cells));
    }
    rows.array()
}

pub(super) fn spell_points(read: &raw::MagicFile, file: &Place<'_>) -> Vec<SpellPoints> {
    file.at("points").count(read.points.len(), 4, 20);
    let rows = file.rows("points", &read.points).enumerate();
    rows.map(|(index, (row, line))| {
        row.at("level").fixed(usize::from(line.level), index + 1);
        SpellPoints { points: line.points, rest: line.rest }
    })
    .collect()
}

/// §PR-24 The compass of the files is that of the grid.
pub(super) fn check_compass(read: &raw::FireFile, file: &Place<'_>) {
    file.at("compass").count(read.compass.len(), 6, 6);
    for (row, line) in file.rows("compass", &read.compass) {
        row.at("d6").range(line.d6, 1, 6);
        let offset = Direction::of_die(line.d6.clamp(1, 6)).offset();
        row.at("q").fixed(line.q, offset.q);
        row.at("r").fixed(line.r, offset.r);
    }
}

pub(super) fn formation_lines(
    read: &raw::FormationFile,
    file: &Place<'_>,
) -> Option<[FormationLine; 4]> {
    let mut lines = Slots::new(file.at("formation"), Formation::ALL);
    for (row, line) in file.rows("formation", &read.formation) {
        row.at("elements").range(line.elements, 1, 15);
        let line_read = FormationLine {
            formation: line.id,
            letter: line.letter.clone(),
            arms: line.arms.clone(),
            organised: line.organised,
            elements: line.elements,
        };
        lines.fill(&row.at("id"), line.id.index(), Some(line_read));
    }
    lines.array()
}
