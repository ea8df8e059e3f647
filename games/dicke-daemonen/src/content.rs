//! Printed numbers: how many creatures, how many in a fist, and the ready-made boards.

use kernel::{NameTable, OwnNames, Pack, Reason, Source, rule};
use serde::Deserialize;

use crate::board::{ContentFault, Limits, Presets, read_toml};
use crate::color::Color;
use crate::sets::Creatures;

const CREATURES: &str = "creatures.toml";
const PRESETS: &str = "presets.toml";
const LIMITS: &str = "limits.toml";

/// Where the files keep names, and where the sentences say them.
const NAMES: [NameTable; 1] = [NameTable {
    file: PRESETS,
    table: "preset",
    key: "id",
    messages: &["preset-"],
    fields: &["preset"],
    numbered: false,
}];

/// The content in force, with the texts it was read from.
#[derive(Clone, Debug)]
pub struct Content {
    /// §DD-1 §A-1 Creatures of each color, the ten yellow ones included.
    pub creatures: Creatures,
    /// §DD-12 Creatures dealt to each fist.
    pub fist: u8,
    /// §A-31 The ready-made boards and the limits of the board check.
    pub presets: Presets,
    /// What the owner calls the boards.
    pub(crate) names: OwnNames,
    files: Pack,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CreatureFile {
    schema: u32,
    fist: Fist,
    creature: Vec<Creature>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fist {
    size: u8,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Creature {
    color: Color,
    #[serde(rename = "element")]
    _element: Element,
    count: u8,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
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
    pub(crate) fn load(pack: Option<&Pack>) -> Result<Content, Vec<Reason>> {
        let mut files = shipped();
        let mut reasons = Vec::new();
        for (name, text) in pack.iter().flat_map(|pack| &pack.0) {
            if files.0.insert(name.clone(), text.clone()).is_none() {
                let reason = Reason::new(name.clone(), "unknown-key", Some(rule!("A-31")));
                let allowed = [CREATURES, PRESETS, LIMITS].join(", ");
                reasons.push(reason.with("value", name).with("allowed", allowed));
            }
        }
        let creatures = read_creatures(&files.0[CREATURES]);
        let limits = Limits::parse(&files.0[LIMITS]);
        let presets = Presets::parse(&files.0[PRESETS]);
        match (creatures, limits, presets) {
            (Ok((creatures, fist)), Ok(limits), Ok(presets)) if reasons.is_empty() => {
                let read = |text: &str| toml::from_str(text).ok();
                let names = OwnNames::between(&NAMES, &shipped(), &files, read);
                let presets = presets.with_limits(limits);
                Ok(Content { creatures, fist, presets, names, files })
            }
            (creatures, limits, presets) => {
                let faults = [creatures.err(), limits.err(), presets.err()];
                reasons.extend(faults.into_iter().flatten().flatten().map(content_reason));
                Err(reasons)
            }
        }
    }

    /// The files this content was read from.
    pub(crate) fn pack(&self) -> Pack {
        self.files.clone()
    }
}

fn shipped() -> Pack {
    let files = [
        (CREATURES, include_str!("../content/creatures.toml")),
        (PRESETS, include_str!("../content/presets.toml")),
        (LIMITS, include_str!("../content/limits.toml")),
    ];
    Pack(files.into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect())
}

fn content_reason(fault: ContentFault) -> Reason {
    let rule = match (fault.file, fault.at.as_str()) {
        (CREATURES, "fist.size") => rule!("DD-12"),
        (CREATURES, _) => rule!("DD-1"),
        _ => rule!("A-31"),
    };
    let at = format!("{}: {}", fault.file, fault.at);
    Reason { at, code: fault.code, rule: Some(rule), values: fault.values }
}

/// §DD-1 §DD-12 Reads and checks the creatures; all faults at once.
fn read_creatures(text: &str) -> Result<(Creatures, u8), Vec<ContentFault>> {
    let file: CreatureFile = read_toml(CREATURES, text)?;
    let mut faults = Vec::new();
    let mut check = |at: &str, value: u32, low: u32, high: u32| {
        if !(low..=high).contains(&value) {
            let fault = ContentFault::range(CREATURES, at, value.into(), low.into(), high.into());
            faults.push(fault);
        }
    };
    check("schema", file.schema, 1, 1);
    check("fist.size", file.fist.size.into(), 1, 5);
    let mut creatures = Creatures::NONE;
    for (index, creature) in file.creature.iter().enumerate() {
        // Four fists of five must be dealt, and a position must fit the longest game.
        check(&format!("creature[{index}].count"), creature.count.into(), 4, 20);
        creatures[creature.color] = creature.count;
    }
    let colors: Vec<Color> = file.creature.iter().map(|creature| creature.color).collect();
    if colors != Color::ALL {
        let fault = ContentFault::new(CREATURES, "creature", "content-order");
        let names = |colors: &[Color]| {
            colors.iter().map(|color| color.name()).collect::<Vec<_>>().join(", ")
        };
        faults.push(fault.with("value", names(&colors)).with("allowed", names(&Color::ALL)));
    }
    if faults.is_empty() { Ok((creatures, file.fist.size)) } else { Err(faults) }
}
