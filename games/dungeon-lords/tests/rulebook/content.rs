//! The content: counts, sources, and packs of an owner.

use dungeon_lords::content::{Confidence, Source};
use dungeon_lords::ids::{Monster, Spell, Trap};
use dungeon_lords::{DungeonLords, Items, Options};
use kernel::{Game, Pack};

use crate::table::*;

/// §DL-9 Twelve monsters and sixteen adventurers a year, 27 traps, nine combat cards a year.
#[test]
fn the_box_is_complete() {
    let game = opened(&options(4, Items::None));
    let content = game.content();
    for year in 0..2 {
        let sum: u8 = Monster::ALL.iter().map(|kind| content.monster(*kind).copies[year]).sum();
        assert_eq!(sum, 12);
        let number = u8::try_from(year).unwrap() + 1;
        let cards = Spell::ALL.iter().filter(|card| content.card(**card).year == number);
        assert_eq!(cards.count(), 9);
        let heroes = content.heroes.iter().filter(|hero| hero.year == number);
        assert_eq!(heroes.count(), 17);
    }
    let traps: u8 = Trap::ALL.iter().map(|trap| content.trap(*trap).copies).sum();
    assert_eq!(traps, 27);
    assert_eq!(content.thresholds, [1, 2, 3, 4]);
}

/// §DL-9 Every value says where it comes from.
#[test]
fn every_value_has_a_source() {
    let game = opened(&options(4, Items::None));
    let find = |id: &str| game.content().provenance.iter().find(|(one, ..)| one == id).cloned();
    assert_eq!(find("y1-mend").map(|(_, source, _)| source), Some(Source::Reconstructed));
    assert_eq!(find("magic-wand").map(|(_, source, _)| source), Some(Source::Rulebook));
    assert_eq!(find("hall-of-fame").map(|(.., sure)| sure), Some(Confidence::Low));
}

/// §DL-9 An owner's file takes the place of ours; a fault names file and key.
#[test]
fn an_owners_pack() {
    let game = opened(&options(4, Items::None));
    let mut pack = Pack::default();
    let traps = game.pack().0["traps.toml"].replace("DAMAGE first 4", "DAMAGE first 3");
    pack.0.insert("traps.toml".to_owned(), traps.clone());
    let own = DungeonLords::open(&Options::default(), Some(&pack)).expect("the pack opens");
    assert_ne!(
        own.content().trap(trap("rolling-stone")).words,
        game.content().trap(trap("rolling-stone")).words
    );
    pack.0.insert("traps.toml".to_owned(), traps.replace("DAMAGE first 3", "HURT first 3"));
    let error = DungeonLords::open(&Options::default(), Some(&pack)).expect_err("a fault");
    assert_eq!(error.0[0].at, "traps.toml: trap[0].effect");
    pack.0.insert("walls.toml".to_owned(), String::new());
    let error = DungeonLords::open(&Options::default(), Some(&pack)).expect_err("a stray file");
    assert!(error.0.iter().any(|reason| reason.code == "content-file"));
}
