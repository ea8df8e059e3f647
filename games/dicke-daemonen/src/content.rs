//! Printed numbers: how many creatures, how many in a fist, and the ready-made boards.

use kernel::{Pack, Reason, Source};
use pack::{Book, Files, Schema};

use crate::board::{Limits, Presets};
use crate::color::Color;
use crate::files::{CREATURES, SHIPPED};
use crate::sets::Creatures;

/// The content in force, with the texts it was read from.
#[derive(Clone, Debug)]
pub struct Content {
    /// §DD-1 §A-1 Creatures of each color, the ten yellow ones included.
    pub creatures: Creatures,
    /// §DD-12 Creatures dealt to each fist.
    pub fist: u8,
    /// §A-31 The ready-made boards and the limits of the board check.
    pub presets: Presets,
    /// The files, with what the owner calls the boards.
    pub(crate) files: Files,
}

pack::records! {
    CreatureFile { schema: Schema, fist: Fist, creature: Vec<Creature> }
    Fist { size: u8, source: Source }
    Creature { color: Color, element: Element, count: u8, source: Source }
}

#[derive(Clone, Debug, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Element {
    Fire,
    Water,
    Earth,
    Air,
    Ghost,
}

impl Content {
    /// The shipped content with the owner's files in place of ours; all reasons at once.
    pub(crate) fn load(own: Option<&Pack>) -> Result<Content, Vec<Reason>> {
        let book = SHIPPED.open(own);
        let (creatures, fist) = read_creatures(&book);
        let limits = Limits::read(&book);
        let presets = Presets::read(&book);
        let presets = presets.map(|presets| presets.with_limits(limits));
        let files = book.files();
        book.close(presets.map(|presets| Content { creatures, fist, presets, files }))
    }
}

/// §DD-1 §DD-12 Reads and checks the creatures.
fn read_creatures(book: &Book) -> (Creatures, u8) {
    let file: CreatureFile = book.read(CREATURES);
    let whole = book.file(CREATURES);
    whole.at("fist.size").range(file.fist.size, 1, 5);
    let colors: Vec<&str> = file.creature.iter().map(|creature| creature.color.name()).collect();
    whole.at("creature").order(&colors, &Color::ALL.map(Color::name));
    let mut creatures = Creatures::NONE;
    for (row, creature) in whole.rows("creature", file.creature) {
        // Four fists of five must be dealt, and a position must fit the longest game.
        row.at("count").range(creature.count, 4, 20);
        creatures[creature.color] = creature.count;
    }
    (creatures, file.fist.size)
}
