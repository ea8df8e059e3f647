//! §2.2a §2.3a The tables and displays.

use super::files::{Faults, TABLES};
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

    /// Reads and checks the file; all faults at once.
    pub(super) fn read(file: &TableFile, faults: &mut Faults) -> Tables {
        faults.range(TABLES, "schema", file.schema.into(), 1, 1);
        let discovery_columns = bands(&file.discovery_column, "discovery_column", faults);
        let rows: Vec<(Option<i32>, Option<i32>)> =
            file.discovery_row.iter().map(|row| (row.min, row.max)).collect();
        let row_starts = starts(&rows, "discovery_row", faults);
        let combat_columns = bands(&file.combat_column, "combat_column", faults);
        let width = discovery_columns.len();
        for (index, row) in file.discovery_row.iter().enumerate() {
            let at = format!("discovery_row[{index}].results");
            faults.unless(row.results.len() == width, TABLES, &at, "one result per column");
        }
        faults.unless(file.combat_row.len() == 6, TABLES, "combat_row", "one row per die");
        for (index, row) in file.combat_row.iter().enumerate() {
            let at = format!("combat_row[{index}]");
            let whole = row.results.len() == combat_columns.len();
            faults.unless(whole, TABLES, &format!("{at}.results"), "one result per column");
            faults.unless(
                usize::from(row.die) == index + 1,
                TABLES,
                &format!("{at}.die"),
                "1 to 6",
            );
        }
        let powers: Vec<Power> = file.power.iter().map(|power| power.letter).collect();
        faults.unless(powers == Power::ALL, TABLES, "power", "not the thirteen letters in order");
        let numbers = Numbers { file };
        let magician = file.magician.first();
        let movement = numbers.get("magician_movement", 1, 20, faults);
        for (index, magician) in file.magician.iter().enumerate() {
            let at = |key: &str| format!("magician[{index}].{key}");
            faults.range(TABLES, &at("strength"), magician.strength.into(), 0, 0);
            let same = i32::from(magician.movement) == movement;
            faults.unless(same, TABLES, &at("movement"), "not magician_movement");
        }
        let four = magician.is_some() && file.magician.len() == 4;
        faults.unless(four, TABLES, "magician", "there are four magicians");
        faults.unless(file.hexside.len() == 1, TABLES, "hexside", "rivers and nothing else");
        let river = file.hexside.first();
        faults.range(
            TABLES,
            "hexside[0].extra_cost",
            river.map_or(0, |r| r.extra_cost.into()),
            0,
            3,
        );
        faults.range(TABLES, "hexside[0].discovery", river.map_or(0, |r| r.discovery.into()), 0, 0);
        for (name, value) in [("players_min", 1), ("players_max", 4)] {
            numbers.get(name, value, value, faults);
        }
        let known = file.constant.len() == 15;
        faults.unless(known, TABLES, "constant", "a number is unknown or given twice");
        Tables {
            terrain: terrain(file, faults),
            river: river.map_or(0, |river| river.extra_cost),
            discovery_columns,
            discovery_rows: row_starts
                .into_iter()
                .zip(file.discovery_row.iter().map(|row| row.results.clone()))
                .collect(),
            combat_columns,
            combat_rows: file.combat_row.iter().map(|row| row.results.clone()).collect(),
            torture: torture(file, faults),
            controls: ranks(file, faults),
            shields: shields(file, &numbers, faults),
            magicians: file.magician.iter().map(|magician| magician.name.en.clone()).collect(),
            mortal_movement: small(numbers.get("mortal_movement", 1, 20, faults)),
            magician_movement: small(movement),
            activation_range: numbers.get("activation_range", 1, 6, faults).unsigned_abs(),
            earthquake_range: numbers.get("earthquake_range", 1, 40, faults).unsigned_abs(),
            storm_range: numbers.get("storm_range", 1, 40, faults).unsigned_abs(),
            lethal_marks: small(numbers.get("lethal_marks", 1, 12, faults)),
            torture_marks: small(numbers.get("magician_torture_max_marks", 0, 12, faults)),
            captive: numbers.get("captive_conjuration", -6, 0, faults),
            captive_mark: numbers.get("captive_conjuration_per_mark", -6, 0, faults),
            ducats: numbers.get("ducats_per_value_point", 1000, 1000, faults),
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
    file: &'a TableFile,
}

impl Numbers<'_> {
    fn get(&self, name: &str, low: i32, high: i32, faults: &mut Faults) -> i32 {
        let at = self.file.constant.iter().position(|constant| constant.name == name);
        let Some(index) = at else {
            faults.add(TABLES, "constant", format!("{name} is missing"));
            return low;
        };
        let value = self.file.constant[index].value;
        let at = format!("constant[{index}].value");
        faults.range(TABLES, &at, value.into(), low.into(), high.into());
        value
    }
}

fn bands(bands: &[Band], at: &str, faults: &mut Faults) -> Vec<i32> {
    let ends: Vec<_> = bands.iter().map(|band| (band.min, band.max)).collect();
    starts(&ends, at, faults)
}

/// Where each range begins; ranges follow one another without gap or overlap.
fn starts(bands: &[(Option<i32>, Option<i32>)], at: &str, faults: &mut Faults) -> Vec<i32> {
    faults.unless((1..=20).contains(&bands.len()), TABLES, at, "one range to twenty");
    let mut next = None;
    let mut starts = Vec::new();
    for (index, &(min, max)) in bands.iter().enumerate() {
        let last = index + 1 == bands.len();
        let follows = index == 0 || (min.is_some() && min == next);
        let closed = last == max.is_none() && min.unwrap_or(i32::MIN) <= max.unwrap_or(i32::MAX);
        let problem = "ranges follow one another without gap or overlap";
        faults.unless(follows && closed, TABLES, &format!("{at}[{index}]"), problem);
        starts.push(min.filter(|_| index > 0).unwrap_or(i32::MIN));
        next = max.map(|max| max.saturating_add(1));
    }
    starts
}

fn terrain(file: &TableFile, faults: &mut Faults) -> [Effect; 5] {
    let mut effects = [Effect::default(); 5];
    let kinds: Vec<Terrain> = file.terrain.iter().map(|line| line.id).collect();
    faults.unless(kinds == Terrain::ALL, TABLES, "terrain", "not the five kinds in order");
    for (index, line) in file.terrain.iter().enumerate() {
        let at = |key: &str| format!("terrain[{index}].{key}");
        let code = "OFMTL".get(index..=index).unwrap_or_default();
        faults.unless(line.code == code, TABLES, &at("code"), "the map uses O F M T L");
        let barred = line.no_conjuration.clone().unwrap_or_default();
        let land = line.id != Terrain::Lake;
        faults.unless(line.enter == land, TABLES, &at("enter"), "all but lakes can be entered");
        faults.unless(line.cost.is_some() == land, TABLES, &at("cost"), "land has a cost");
        faults.range(TABLES, &at("cost"), line.cost.unwrap_or(1).into(), 1, 10);
        let modifier = line.discovery.unwrap_or(0);
        faults.range(TABLES, &at("discovery"), modifier.into(), -6, 6);
        let mut bars = [false; 7];
        for rank in barred {
            bars[rank as usize] = true;
        }
        // §9.1a §9.2a
        let earls = bars[Rank::Earl as usize] == (line.id != Terrain::Forest);
        let dukes = bars[Rank::Duke as usize] == (line.id != Terrain::Open);
        let problem = "earls in forests only, dukes in the open only";
        faults.unless(!land || (earls && dukes), TABLES, &at("no_conjuration"), problem);
        effects[line.id as usize] = Effect {
            enter: line.enter,
            cost: line.cost.unwrap_or(1),
            discovery: modifier.into(),
            bars,
        };
    }
    // §5.1a
    faults.unless(effects[0].cost == 1, TABLES, "terrain[0].cost", "open ground costs 1");
    effects
}

fn torture(file: &TableFile, faults: &mut Faults) -> [u8; 6] {
    let mut wounds = [None; 6];
    for (index, line) in file.torture.iter().enumerate() {
        let at = |key: &str| format!("torture[{index}].{key}");
        faults.range(TABLES, &at("die_min"), line.die_min.into(), 1, line.die_max.into());
        faults.range(TABLES, &at("die_max"), line.die_max.into(), 1, 6);
        faults.range(TABLES, &at("wounds"), line.wounds.into(), 0, 6);
        for die in line.die_min.max(1)..=line.die_max.min(6) {
            let free = wounds[usize::from(die) - 1].replace(line.wounds).is_none();
            faults.unless(free, TABLES, &at("die_min"), "a die is listed twice");
        }
    }
    let whole = wounds.iter().all(Option::is_some);
    faults.unless(whole, TABLES, "torture", "every die needs its wounds");
    wounds.map(Option::unwrap_or_default)
}

/// §15.1a Boxes above the controlling demon, never fewer for a higher rank.
fn ranks(file: &TableFile, faults: &mut Faults) -> [u8; 7] {
    let mut controls = [0; 7];
    let kinds: Vec<Rank> = file.rank.iter().map(|line| line.id).collect();
    faults.unless(kinds == Rank::ALL, TABLES, "rank", "not the seven ranks from the highest");
    for (index, line) in file.rank.iter().enumerate() {
        let at = |key: &str| format!("rank[{index}].{key}");
        let order = i64::try_from(index + 1).expect("a short file");
        faults.range(TABLES, &at("order"), line.order.into(), order, order);
        faults.range(TABLES, &at("box"), line.lowest.into(), 1, 12);
        faults.range(TABLES, &at("controls"), line.controls.into(), 0, 11);
        let above = line.controls.saturating_add(1) == line.lowest;
        faults.unless(above, TABLES, &at("controls"), "the boxes above the lowest one");
        controls[line.id as usize] = line.controls;
    }
    let falling = controls.windows(2).all(|pair| pair[0] >= pair[1]);
    faults.unless(falling, TABLES, "rank", "a higher rank controls no fewer");
    // §15.2a The example of the book.
    let duke = controls[Rank::Duke as usize];
    faults.range(TABLES, "rank[2].controls", duke.into(), 1, 1);
    controls
}

fn shields(file: &TableFile, numbers: &Numbers<'_>, faults: &mut Faults) -> Vec<Shield> {
    faults.unless((2..=6).contains(&file.shield.len()), TABLES, "shield", "two levels to six");
    let same = file.conjuration.len() == file.shield.len();
    faults.unless(same, TABLES, "conjuration", "one row per shield");
    let several = numbers.get("ducats_per_level_several", 0, 1_000_000, faults);
    let solo = numbers.get("ducats_per_level_solo", 0, 1_000_000, faults);
    let mut shields = Vec::new();
    for (index, shield) in file.shield.iter().enumerate() {
        let at = |key: &str| format!("shield[{index}].{key}");
        let level = i32::try_from(index).expect("a short file");
        let order = i64::from(level) + 1;
        faults.range(TABLES, &at("level"), shield.level.into(), order, order);
        // §4.4a §4.6a
        let fair = shield.cost_several == several.saturating_mul(level);
        faults.unless(
            fair,
            TABLES,
            &at("cost_several"),
            "not the ducats per level above the first",
        );
        let fair = shield.cost_solo == solo.saturating_mul(level + 1);
        faults.unless(fair, TABLES, &at("cost_solo"), "not the ducats per level");
        let row = file.conjuration.get(index).filter(|row| row.shield == shield.id);
        let at = format!("conjuration[{index}]");
        faults.unless(row.is_some(), TABLES, &format!("{at}.shield"), "not the shields in order");
        let mut add = [0; 7];
        for rank in Rank::ALL {
            let number = row.and_then(|row| row.add.get(rank.id()).copied());
            let problem = format!("{} is missing", rank.id());
            faults.unless(number.is_some(), TABLES, &format!("{at}.add"), &problem);
            add[rank as usize] = number.unwrap_or(0);
            faults.range(TABLES, &format!("{at}.add"), add[rank as usize].into(), -12, 12);
        }
        let known = row.is_none_or(|row| row.add.len() == 7);
        faults.unless(known, TABLES, &format!("{at}.add"), "an unknown rank");
        // Neither always positive, which the lowest die shows, nor always negative.
        let mixed = add.iter().any(|&add| add > -6) && add.iter().any(|&add| add < -1);
        faults.unless(mixed, TABLES, &at, "every conjuration would go the same way");
        let (several, solo) = (shield.cost_several, shield.cost_solo);
        shields.push(Shield { id: shield.id.clone(), several, solo, add });
    }
    shields
}
