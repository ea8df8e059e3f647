//! §2.2a §2.3a The tables and displays.

use pack::Place;

use super::raw::{Band, TableFile};
use crate::kinds::{CombatResult, Finding, Power, Rank, Terrain};

/// Tables, displays and printed numbers.
#[derive(Clone, Debug)]
pub struct Tables {
    terrain: [Effect; 5],
    river: u8,
    discovery_columns: Vec<i32>,
    discovery_rows: Vec<(i32, Vec<Finding>)>,
    combat_columns: Vec<i32>,
    combat_rows: Vec<Vec<CombatResult>>,
    torture: [u8; 6],
    controls: [u8; 7],
    /// §4.1a Display 19, lowest level first.
    pub shields: Vec<Shield>,
    /// Names of the magicians.
    pub magicians: Vec<String>,
    /// §5.0a Movement points of a mortal.
    pub mortal_movement: u8,
    /// §5.0a Movement points of a magician.
    pub magician_movement: u8,
    /// §3.0b How near a magician must be for an activation roll.
    pub activation_range: u32,
    /// §12.3E Reach of an earthquake.
    pub earthquake_range: u32,
    /// §12.3S Reach of a hurricane.
    pub storm_range: u32,
    /// §9.4a Marks that kill.
    pub lethal_marks: u8,
    /// §16.3a Most marks of a victim that a magician may torture.
    pub torture_marks: u8,
    /// §16.8a What captivity adds to the conjuration die.
    pub captive: i32,
    /// §16.8a What each mark of a captive adds to the conjuration die.
    pub captive_mark: i32,
    /// §13.0d Ducats for each point of a value.
    pub ducats: i32,
}

/// §4.1a A shield.
#[derive(Clone, Debug)]
pub struct Shield {
    /// Its stable word.
    pub id: String,
    /// §4.4a Deduction when several play, in ducats.
    pub several: i32,
    /// §4.6a Deduction when one plays, in ducats.
    pub solo: i32,
    /// §9.0b Numbers added to the conjuration die, by rank.
    pub add: [i8; 7],
}

/// §5.8a What a kind of terrain does.
#[derive(Clone, Copy, Debug, Default)]
struct Effect {
    enter: bool,
    cost: u8,
    discovery: i32,
    bars: [bool; 7],
}

impl Tables {
    /// §5.1a §5.8a Points to enter this terrain, over a river or not; nothing if nobody enters.
    pub fn cost(&self, terrain: Terrain, river: bool) -> Option<u8> {
        let effect = &self.terrain[terrain as usize];
        effect.enter.then(|| effect.cost + if river { self.river } else { 0 })
    }

    /// §X-59 Whether anybody may enter.
    pub fn can_enter(&self, terrain: Terrain) -> bool {
        self.terrain[terrain as usize].enter
    }

    /// §5.8a What the terrain adds to the discovery die.
    pub fn discovery_modifier(&self, terrain: Terrain) -> i32 {
        self.terrain[terrain as usize].discovery
    }

    /// §9.1a §9.2a Whether this rank can be conjured there.
    pub fn can_conjure(&self, terrain: Terrain, rank: Rank) -> bool {
        !self.terrain[terrain as usize].bars[rank as usize]
    }

    /// §6.0b Table 6.3.
    pub fn discovery(&self, modified: i32, strength: i32) -> Finding {
        let row = band(modified, self.discovery_rows.iter().map(|(least, _)| *least));
        let column = band(strength, self.discovery_columns.iter().copied());
        self.discovery_rows[row].1[column]
    }

    /// §8.0a §8.1a Table 8.3.
    pub fn combat(&self, difference: i32, die: u32) -> CombatResult {
        let column = band(difference, self.combat_columns.iter().copied());
        self.combat_rows[die as usize - 1][column]
    }

    /// §9.0b Table 9.5.
    pub fn conjuration(&self, shield: u8, rank: Rank) -> i32 {
        self.shields[usize::from(shield)].add[rank as usize].into()
    }

    /// §16.0a Wounds by die.
    pub fn wounds(&self, die: u32) -> u8 {
        self.torture[die as usize - 1]
    }

    /// §15.1a How many further demons a controlling demon of this rank holds.
    pub fn controls(&self, rank: Rank) -> u8 {
        self.controls[rank as usize]
    }

    /// Reads and checks the file.
    pub(super) fn read(read: &TableFile, file: &Place<'_>) -> Tables {
        let discovery_columns = bands(&read.discovery_column, &file.at("discovery_column"));
        let rows: Vec<(Option<i32>, Option<i32>)> =
            read.discovery_row.iter().map(|row| (row.min, row.max)).collect();
        let row_starts = starts(&rows, &file.at("discovery_row"));
        let combat_columns = bands(&read.combat_column, &file.at("combat_column"));
        let width = discovery_columns.len();
        for (row, line) in file.rows("discovery_row", &read.discovery_row) {
            row.at("results").count(line.results.len(), width, width);
        }
        file.at("combat_row").count(read.combat_row.len(), 6, 6);
        let width = combat_columns.len();
        for (index, (row, line)) in file.rows("combat_row", &read.combat_row).enumerate() {
            row.at("results").count(line.results.len(), width, width);
            row.at("die").fixed(usize::from(line.die), index + 1);
        }
        let powers: Vec<&str> = read.power.iter().map(|power| power.letter.letter()).collect();
        file.at("power").order(&powers, &Power::ALL.map(Power::letter));
        let numbers = Numbers { read, file };
        let movement = numbers.get("magician_movement", 1, 20);
        for (row, magician) in file.rows("magician", &read.magician) {
            row.at("strength").fixed(magician.strength, 0);
            if i32::from(magician.movement) != movement {
                let other = "magician_movement";
                row.at("movement")
                    .fault("content-agree", &[("other", &other), ("right", &movement)]);
            }
        }
        file.at("magician").count(read.magician.len(), 4, 4);
        file.at("hexside").count(read.hexside.len(), 1, 1);
        let river = read.hexside.first().map_or(0, |river| river.extra_cost);
        for (row, side) in file.rows("hexside", &read.hexside) {
            row.at("extra_cost").range(side.extra_cost, 0, 3);
            row.at("discovery").fixed(side.discovery, 0);
        }
        for (name, value) in [("players_min", 1), ("players_max", 4)] {
            numbers.get(name, value, value);
        }
        file.at("constant").count(read.constant.len(), 15, 15);
        Tables {
            terrain: terrain(read, file),
            river,
            discovery_columns,
            discovery_rows: row_starts
                .into_iter()
                .zip(read.discovery_row.iter().map(|row| row.results.clone()))
                .collect(),
            combat_columns,
            combat_rows: read.combat_row.iter().map(|row| row.results.clone()).collect(),
            torture: torture(read, file),
            controls: ranks(read, file),
            shields: shields(read, file, &numbers),
            magicians: read.magician.iter().map(|magician| magician.name.en.clone()).collect(),
            mortal_movement: small(numbers.get("mortal_movement", 1, 20)),
            magician_movement: small(movement),
            activation_range: numbers.get("activation_range", 1, 6).unsigned_abs(),
            earthquake_range: numbers.get("earthquake_range", 1, 40).unsigned_abs(),
            storm_range: numbers.get("storm_range", 1, 40).unsigned_abs(),
            lethal_marks: small(numbers.get("lethal_marks", 1, 12)),
            torture_marks: small(numbers.get("magician_torture_max_marks", 0, 12)),
            captive: numbers.get("captive_conjuration", -6, 0),
            captive_mark: numbers.get("captive_conjuration_per_mark", -6, 0),
            ducats: numbers.get("ducats_per_value_point", 1000, 1000),
        }
    }
}

fn small(number: i32) -> u8 {
    u8::try_from(number).unwrap_or_default()
}

/// The last range that begins at or below the value; the first one if none does.
fn band(value: i32, least: impl Iterator<Item = i32>) -> usize {
    least.take_while(|&least| least <= value).count().saturating_sub(1)
}

struct Numbers<'a> {
    read: &'a TableFile,
    file: &'a Place<'a>,
}

impl Numbers<'_> {
    fn get(&self, name: &str, low: i32, high: i32) -> i32 {
        let table = self.file.at("constant");
        let index = self.read.constant.iter().position(|constant| constant.name == name);
        let Some(index) = index else {
            table.lacks(name);
            return low;
        };
        let value = self.read.constant[index].value;
        table.nth(index).at("value").range(value, low, high);
        value
    }
}

fn bands(bands: &[Band], table: &Place<'_>) -> Vec<i32> {
    let ends: Vec<_> = bands.iter().map(|band| (band.min, band.max)).collect();
    starts(&ends, table)
}

/// Where each range begins; ranges follow one another without gap or overlap.
fn starts(bands: &[(Option<i32>, Option<i32>)], table: &Place<'_>) -> Vec<i32> {
    table.count(bands.len(), 1, 20);
    let mut next = None;
    let mut starts = Vec::new();
    for (index, &(min, max)) in bands.iter().enumerate() {
        let last = index + 1 == bands.len();
        let follows = index == 0 || (min.is_some() && min == next);
        let closed = last == max.is_none() && min.unwrap_or(i32::MIN) <= max.unwrap_or(i32::MAX);
        table.nth(index).unless(follows && closed, "content-bands");
        starts.push(min.filter(|_| index > 0).unwrap_or(i32::MIN));
        next = max.map(|max| max.saturating_add(1));
    }
    starts
}

fn terrain(read: &TableFile, file: &Place<'_>) -> [Effect; 5] {
    let mut effects = [Effect::default(); 5];
    let kinds: Vec<&str> = read.terrain.iter().map(|line| line.id.id()).collect();
    file.at("terrain").order(&kinds, &Terrain::ALL.map(Terrain::id));
    for (index, (row, line)) in file.rows("terrain", &read.terrain).enumerate() {
        // The map uses these letters.
        row.at("code").fixed(line.code.as_str(), "OFMTL".get(index..=index).unwrap_or_default());
        let land = line.id != Terrain::Lake;
        row.at("enter").fixed(line.enter, land);
        row.at("cost").unless(line.cost.is_some() == land, "content-land-cost");
        if line.id == Terrain::Open {
            // §5.1a
            row.at("cost").fixed(line.cost.unwrap_or(1), 1);
        }
        row.at("cost").range(line.cost.unwrap_or(1), 1, 10);
        let modifier = line.discovery.unwrap_or(0);
        row.at("discovery").range(modifier, -6, 6);
        let mut bars = [false; 7];
        for rank in line.no_conjuration.iter().flatten() {
            bars[*rank as usize] = true;
        }
        // §9.1a §9.2a Earls in forests only, dukes in the open only.
        let earls = bars[Rank::Earl as usize] == (line.id != Terrain::Forest);
        let dukes = bars[Rank::Duke as usize] == (line.id != Terrain::Open);
        row.at("no_conjuration").unless(!land || (earls && dukes), "content-conjured");
        effects[line.id as usize] = Effect {
            enter: line.enter,
            cost: line.cost.unwrap_or(1),
            discovery: modifier.into(),
            bars,
        };
    }
    effects
}

fn torture(read: &TableFile, file: &Place<'_>) -> [u8; 6] {
    let mut wounds = [None; 6];
    for (row, line) in file.rows("torture", &read.torture) {
        row.at("die_max").range(line.die_max, 1, 6);
        row.at("die_min").range(line.die_min, 1, line.die_max.clamp(1, 6));
        row.at("wounds").range(line.wounds, 0, 6);
        for die in line.die_min.max(1)..=line.die_max.min(6) {
            if wounds[usize::from(die) - 1].replace(line.wounds).is_some() {
                row.at("die_min").twice(die);
            }
        }
    }
    for die in (1..=6).filter(|die| wounds[die - 1].is_none()) {
        file.at("torture").lacks(die);
    }
    wounds.map(Option::unwrap_or_default)
}

/// §15.1a Boxes above the controlling demon, never fewer for a higher rank.
fn ranks(read: &TableFile, file: &Place<'_>) -> [u8; 7] {
    let mut controls = [0; 7];
    let kinds: Vec<&str> = read.rank.iter().map(|line| line.id.id()).collect();
    file.at("rank").order(&kinds, &Rank::ALL.map(Rank::id));
    for (index, (row, line)) in file.rows("rank", &read.rank).enumerate() {
        row.at("order").fixed(usize::from(line.order), index + 1);
        row.at("box").range(line.lowest, 1, 12);
        row.at("controls").fixed(line.controls, line.lowest.saturating_sub(1));
        if line.id == Rank::Duke {
            // §15.2a The example of the book.
            row.at("controls").fixed(line.controls, 1);
        }
        controls[line.id as usize] = line.controls;
    }
    let falling = controls.windows(2).all(|pair| pair[0] >= pair[1]);
    file.at("rank").unless(falling, "content-falling");
    controls
}

fn shields(read: &TableFile, file: &Place<'_>, numbers: &Numbers<'_>) -> Vec<Shield> {
    file.at("shield").count(read.shield.len(), 2, 6);
    file.at("conjuration").count(read.conjuration.len(), read.shield.len(), read.shield.len());
    let several = numbers.get("ducats_per_level_several", 0, 1_000_000);
    let solo = numbers.get("ducats_per_level_solo", 0, 1_000_000);
    let mut shields = Vec::new();
    for (index, (row, shield)) in file.rows("shield", &read.shield).enumerate() {
        let level = i32::try_from(index).expect("a short file");
        row.at("level").fixed(i32::from(shield.level), level + 1);
        // §4.4a §4.6a Ducats per level, of several players above the first.
        row.at("cost_several").fixed(shield.cost_several, several.saturating_mul(level));
        row.at("cost_solo").fixed(shield.cost_solo, solo.saturating_mul(level + 1));
        let mut add = [0; 7];
        if let Some(line) = read.conjuration.get(index) {
            let row = file.at("conjuration").nth(index);
            row.at("shield").fixed(&line.shield, &shield.id);
            row.at("add").count(line.add.len(), 7, 7);
            for rank in Rank::ALL {
                match line.add.get(rank.id()) {
                    None => row.at("add").lacks(rank.id()),
                    Some(&number) => {
                        row.at("add").at(rank.id()).range(number, -12, 12);
                        add[rank as usize] = number;
                    }
                }
            }
            // Neither always positive, which the lowest die shows, nor always negative.
            let mixed = add.iter().any(|&add| add > -6) && add.iter().any(|&add| add < -1);
            row.unless(mixed, "content-mixed");
        }
        let (several, solo) = (shield.cost_several, shield.cost_solo);
        shields.push(Shield { id: shield.id.clone(), several, solo, add });
    }
    shields
}
