//! §2.4a The counters: mortals, demons, and the boxes of the treasure grid.

use pack::Place;

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

/// §4.0a Reads and checks the mortals.
pub(super) fn mortals(
    read: MortalFile,
    map_file: &MapFile,
    map: &Map,
    file: &Place<'_>,
) -> Vec<Mortal> {
    file.at("mortal").count(read.mortal.len(), MORTAL_COUNT, MORTAL_COUNT);
    let mut homes: Vec<Hex> = Vec::new();
    let mut mortals = Vec::new();
    for (index, (row, mortal)) in file.rows("mortal", read.mortal).enumerate() {
        row.at("no").fixed(usize::from(mortal.no), index + 1);
        row.at("strength").range(mortal.strength, 1, 30);
        row.at("bribable").unless(mortal.bribable != mortal.clergy, "content-bribable");
        let home = map.find(mortal.home.0);
        let town = home.filter(|&hex| map.printed(hex) == Terrain::Town);
        row.at("home").unless(town.is_some(), "content-home");
        let named = map_file.town.iter().find(|town| town.id == mortal.town);
        let same = named.is_some_and(|town| town.hex == mortal.home && town.home);
        row.at("town").unless(same, "content-home-town");
        let Some(home) = home else { continue };
        row.at("home").unless(!homes.contains(&home), "content-home-shared");
        homes.push(home);
        mortals.push(Mortal {
            id: mortal.id,
            name: mortal.name.en,
            home,
            strength: mortal.strength,
            bribable: mortal.bribable,
        });
    }
    let homes = map_file.town.iter().filter(|town| town.home).count();
    file.at("mortal").unless(homes == mortals.len(), "content-homes");
    mortals
}

/// §10.0a Reads and checks the demons and the ring.
pub(super) fn demons(read: DemonFile, file: &Place<'_>) -> Vec<Demon> {
    file.at("demon").count(read.demon.len(), DEMON_COUNT, DEMON_COUNT);
    // §11.0a §X-36 The ring lies with the dukes.
    file.at("ring.pile").fixed(read.ring.pile.id(), Rank::Duke.id());
    file.at("ring.strength").fixed(read.ring.strength, 0);
    file.at("ring.ducats").fixed(read.ring.ducats, 0);
    file.at("ring.powers").count(read.ring.powers.len(), 0, 0);
    let mut demons = Vec::new();
    for (index, (row, demon)) in file.rows("demon", read.demon).enumerate() {
        row.at("priority").fixed(usize::from(demon.priority), index + 1);
        row.at("strength").range(demon.strength, 0, 30);
        let mut powers = demon.powers;
        powers.sort_unstable();
        if let Some(pair) = powers.windows(2).find(|pair| pair[0] == pair[1]) {
            row.at("powers").twice(pair[0].letter());
        }
        powers.dedup();
        demons.push(Demon {
            id: demon.id,
            name: demon.name.en,
            rank: demon.rank,
            attitude: demon.attitude,
            strength: demon.strength,
            powers,
        });
    }
    for power in Power::ALL {
        if !demons.iter().any(|demon| demon.powers.contains(&power)) {
            file.at("demon").fault("content-power", &[("power", &power.letter())]);
        }
    }
    demons
}

/// §13.0b Reads and checks the grid.
pub(super) fn treasures(
    read: TreasureFile,
    map: &Map,
    mortals: &[Mortal],
    file: &Place<'_>,
) -> Vec<Treasure> {
    file.at("box").count(read.treasure.len(), BOX_COUNT, BOX_COUNT);
    let mut treasures = Vec::new();
    for (index, (row, treasure)) in file.rows("box", read.treasure).enumerate() {
        // §X-28 Row after row, so that two dice name a place in the list.
        row.at("die1").fixed(usize::from(treasure.die1), index / 6 + 1);
        row.at("die2").fixed(usize::from(treasure.die2), index % 6 + 1);
        row.at("seize").range(treasure.seize, 1, 6);
        row.at("thousands").range(treasure.thousands, 1, 1000);
        let hex = map.find(treasure.hex.0).filter(|&hex| map.printed(hex) != Terrain::Lake);
        row.at("hex").unless(hex.is_some(), "content-treasure-land");
        let Some(hex) = hex else { continue };
        let home = mortals.iter().any(|mortal| mortal.home == hex);
        row.at("hex").unless(!home, "content-treasure-home");
        treasures.push(Treasure {
            id: treasure.id,
            name: treasure.name.en,
            hex,
            seize: treasure.seize,
            thousands: treasure.thousands,
        });
    }
    treasures
}

/// §2.0a The counter mix: the table of counters agrees with the lists and makes one hundred.
pub(super) fn mix(read: &TableFile, mortals: usize, demons: usize, file: &Place<'_>) {
    let kinds = [
        ("demon", demons),
        ("ring", 1),
        ("magician", 4),
        ("shield-marker", 4),
        ("mortal", mortals),
    ];
    let table = file.at("counter");
    for (kind, count) in kinds {
        match read.counter.iter().position(|counter| counter.kind == kind) {
            None => table.lacks(kind),
            Some(index) => {
                table.nth(index).at("count").fixed(usize::from(read.counter[index].count), count);
            }
        }
    }
    table.count(read.counter.len(), kinds.len(), kinds.len());
    let total: u32 = read.counter.iter().map(|counter| u32::from(counter.count)).sum();
    let stated = read.constant.iter().find(|constant| constant.name == "counters_total");
    table.sum(total, stated.map_or(100, |constant| constant.value.unsigned_abs()));
}
