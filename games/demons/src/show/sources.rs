//! Where the values of each table come from.

use std::collections::BTreeMap;

use crate::content::Printed;
use crate::content::raw::Source;

/// The least certain source among the records of each table.
pub(super) fn sources(files: &Printed) -> BTreeMap<&'static str, Source> {
    let tables = &files.tables;
    let mut sources = BTreeMap::new();
    let mut note = |table, list: &mut dyn Iterator<Item = Source>| {
        sources.extend(list.max().map(|source| (table, source)));
    };
    let map = &files.map;
    let drawn = map.row.iter().map(|row| row.source).chain([map.grid.source, map.exit.source]);
    note("map", &mut drawn.chain(map.town.iter().map(|town| town.source)));
    note("entry", &mut std::iter::once(map.entry.source));
    note("rivers", &mut map.river.iter().map(|river| river.source));
    let sides = tables.hexside.iter().map(|side| side.source);
    note("terrain", &mut tables.terrain.iter().map(|line| line.source).chain(sides));
    let bands = tables.discovery_column.iter().map(|band| band.source);
    note("discovery", &mut tables.discovery_row.iter().map(|row| row.source).chain(bands));
    let bands = tables.combat_column.iter().map(|band| band.source);
    note("combat", &mut tables.combat_row.iter().map(|row| row.source).chain(bands));
    note("conjuration", &mut tables.conjuration.iter().map(|row| row.source));
    note("shields", &mut tables.shield.iter().map(|row| row.source));
    note("control", &mut tables.rank.iter().map(|row| row.source));
    note("powers", &mut tables.power.iter().map(|row| row.source));
    note("torture", &mut tables.torture.iter().map(|row| row.source));
    note("constants", &mut tables.constant.iter().map(|row| row.source));
    note("counters", &mut tables.counter.iter().map(|row| row.source));
    note("magicians", &mut tables.magician.iter().map(|row| row.source));
    note("treasure", &mut files.treasures.treasure.iter().map(|row| row.source));
    note("mortals", &mut files.mortals.mortal.iter().map(|row| row.source));
    note("demons", &mut files.demons.demon.iter().map(|row| row.source));
    sources
}
