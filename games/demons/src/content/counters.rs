//! §2.4a The counters: mortals, demons, and the boxes of the treasure grid.

use super::files::{DEMONS, Faults, MORTALS, TABLES, TREASURE};
use super::raw::{DemonFile, MapFile, MortalFile, TableFile, TreasureFile};
use super::{Hex, Map};
use crate::kinds::{Attitude, Power, Rank, Terrain};
use crate::state::{BOX_COUNT, DEMON_COUNT, MORTAL_COUNT};

/// §7.0a A mortal unit.
#[derive(Clone, Debug)]
pub struct Mortal {
    /// Its stable word.
    pub id: String,
    /// Its name.
    pub name: String,
    /// §4.0a Its base hex.
    pub home: Hex,
    /// Strength in attack and defence.
    pub strength: u8,
    /// §16.2c Whether treasure buys off torture.
    pub bribable: bool,
}

/// §10.0a §12.0a A demon.
#[derive(Clone, Debug)]
pub struct Demon {
    /// Its stable word.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its rank; §X-45 the book makes Asmoday a duke.
    pub rank: Rank,
    /// Its attitude.
    pub attitude: Attitude,
    /// Its strength.
    pub strength: u8,
    /// Its powers, ascending.
    pub powers: Vec<Power>,
}

/// §13.0b A box of the treasure grid.
#[derive(Clone, Debug)]
pub struct Treasure {
    /// Its stable word.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Where it lies.
    pub hex: Hex,
    /// §13.0c A die up to this seizes it.
    pub seize: u8,
    /// §13.0d Value in thousands of ducats.
    pub thousands: u16,
}

/// §4.0a Reads and checks the mortals; all faults at once.
pub(super) fn mortals(
    file: &MortalFile,
    map_file: &MapFile,
    map: &Map,
    faults: &mut Faults,
) -> Vec<Mortal> {
    faults.range(MORTALS, "schema", file.schema.into(), 1, 1);
    let expected = i64::try_from(MORTAL_COUNT).expect("a small number");
    let count = i64::try_from(file.mortal.len()).expect("a short file");
    faults.range(MORTALS, "mortal", count, expected, expected);
    let mut homes: Vec<Hex> = Vec::new();
    let mut mortals = Vec::new();
    for (index, mortal) in file.mortal.iter().enumerate() {
        let at = |key: &str| format!("mortal[{index}].{key}");
        let number = i64::try_from(index + 1).expect("a short file");
        faults.range(MORTALS, &at("no"), mortal.no.into(), number, number);
        faults.range(MORTALS, &at("strength"), mortal.strength.into(), 1, 30);
        faults.unless(
            mortal.bribable != mortal.clergy,
            MORTALS,
            &at("bribable"),
            "the clergy cannot be paid off, all others can",
        );
        let home = map.find(mortal.home.0);
        let town = home.filter(|&hex| map.printed(hex) == Terrain::Town);
        faults.unless(town.is_some(), MORTALS, &at("home"), "a home must be a town");
        let named = map_file.town.iter().find(|town| town.id == mortal.town);
        let same = named.is_some_and(|town| town.hex == mortal.home && town.home);
        faults.unless(same, MORTALS, &at("town"), "no home town of this id lies in that hex");
        let Some(home) = home else { continue };
        faults.unless(!homes.contains(&home), MORTALS, &at("home"), "two units share this home");
        homes.push(home);
        mortals.push(Mortal {
            id: mortal.id.clone(),
            name: mortal.name.en.clone(),
            home,
            strength: mortal.strength,
            bribable: mortal.bribable,
        });
    }
    let homes = map_file.town.iter().filter(|town| town.home).count();
    faults.unless(homes == mortals.len(), MORTALS, "mortal", "not every home town has its unit");
    mortals
}

/// §10.0a Reads and checks the demons and the ring; all faults at once.
pub(super) fn demons(file: &DemonFile, faults: &mut Faults) -> Vec<Demon> {
    faults.range(DEMONS, "schema", file.schema.into(), 1, 1);
    let expected = i64::try_from(DEMON_COUNT).expect("a small number");
    let count = i64::try_from(file.demon.len()).expect("a short file");
    faults.range(DEMONS, "demon", count, expected, expected);
    // §11.0a §X-36
    faults.unless(
        file.ring.pile == Rank::Duke,
        DEMONS,
        "ring.pile",
        "the ring lies with the dukes",
    );
    faults.range(DEMONS, "ring.strength", file.ring.strength.into(), 0, 0);
    faults.range(DEMONS, "ring.ducats", file.ring.ducats.into(), 0, 0);
    faults.unless(file.ring.powers.is_empty(), DEMONS, "ring.powers", "the ring has no power");
    let mut demons = Vec::new();
    for (index, demon) in file.demon.iter().enumerate() {
        let at = |key: &str| format!("demon[{index}].{key}");
        let number = i64::try_from(index + 1).expect("a short file");
        faults.range(DEMONS, &at("priority"), demon.priority.into(), number, number);
        faults.range(DEMONS, &at("strength"), demon.strength.into(), 0, 30);
        let mut powers = demon.powers.clone();
        powers.sort_unstable();
        powers.dedup();
        let once = powers.len() == demon.powers.len();
        faults.unless(once, DEMONS, &at("powers"), "a power is listed twice");
        demons.push(Demon {
            id: demon.id.clone(),
            name: demon.name.en.clone(),
            rank: demon.rank,
            attitude: demon.attitude,
            strength: demon.strength,
            powers,
        });
    }
    for power in Power::ALL {
        let carried = demons.iter().any(|demon| demon.powers.contains(&power));
        let problem = format!("no demon has the power {}", power.letter());
        faults.unless(carried, DEMONS, "demon", &problem);
    }
    demons
}

/// §13.0b Reads and checks the grid; all faults at once.
pub(super) fn treasures(
    file: &TreasureFile,
    map: &Map,
    mortals: &[Mortal],
    faults: &mut Faults,
) -> Vec<Treasure> {
    faults.range(TREASURE, "schema", file.schema.into(), 1, 1);
    let expected = i64::try_from(BOX_COUNT).expect("a small number");
    let count = i64::try_from(file.treasure.len()).expect("a short file");
    faults.range(TREASURE, "box", count, expected, expected);
    let mut treasures = Vec::new();
    for (index, treasure) in file.treasure.iter().enumerate() {
        let at = |key: &str| format!("box[{index}].{key}");
        // §X-28 Row after row, so that two dice name a place in the list.
        let place = i64::try_from(index).expect("a short file");
        faults.range(TREASURE, &at("die1"), treasure.die1.into(), place / 6 + 1, place / 6 + 1);
        faults.range(TREASURE, &at("die2"), treasure.die2.into(), place % 6 + 1, place % 6 + 1);
        faults.range(TREASURE, &at("seize"), treasure.seize.into(), 1, 6);
        faults.range(TREASURE, &at("thousands"), treasure.thousands.into(), 1, 1000);
        let hex = map.find(treasure.hex.0).filter(|&hex| map.printed(hex) != Terrain::Lake);
        faults.unless(hex.is_some(), TREASURE, &at("hex"), "a treasure lies on land");
        let Some(hex) = hex else { continue };
        let home = mortals.iter().any(|mortal| mortal.home == hex);
        faults.unless(!home, TREASURE, &at("hex"), "a treasure lies in no base hex");
        treasures.push(Treasure {
            id: treasure.id.clone(),
            name: treasure.name.en.clone(),
            hex,
            seize: treasure.seize,
            thousands: treasure.thousands,
        });
    }
    treasures
}

/// §2.0a The counter mix: the table of counters agrees with the lists and makes one hundred.
pub(super) fn mix(file: &TableFile, mortals: usize, demons: usize, faults: &mut Faults) {
    let kinds = [
        ("demon", demons),
        ("ring", 1),
        ("magician", 4),
        ("shield-marker", 4),
        ("mortal", mortals),
    ];
    for (kind, count) in kinds {
        let given = file.counter.iter().find(|counter| counter.kind == kind);
        let same = given.is_some_and(|counter| usize::from(counter.count) == count);
        let problem = format!("{count} counters of the kind {kind} were found");
        faults.unless(same, TABLES, "counter", &problem);
    }
    faults.unless(file.counter.len() == kinds.len(), TABLES, "counter", "an unknown kind");
    let total: u32 = file.counter.iter().map(|counter| u32::from(counter.count)).sum();
    let stated = file.constant.iter().find(|constant| constant.name == "counters_total");
    let same = stated.is_some_and(|constant| i64::from(constant.value) == i64::from(total));
    faults.unless(same, TABLES, "counter", "the counters do not sum to counters_total");
}
