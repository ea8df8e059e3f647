//! The cards of the box: read, checked, and laid out as sets for the rules.

use kernel::{Name, Pack, Reason};
use pack::Files;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{Card, CardSet, Design, IDS};
use crate::effect::{Amount, Condition, Cost, Effect, Filter, Power, Static};
use crate::faces;
use crate::files::{CARDS, SHIPPED};
use crate::numbers::Numbers;

/// Cards of the whole box.
pub(crate) const BOX: usize = 125;

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// §SD-23 A candle.
    Candle,
    /// §SD-34 A demon.
    Demon,
    /// §SD-78 A girl.
    Girl,
    /// §SD-78 A boy.
    Boy,
    /// §SD-78 An animal.
    Animal,
}

impl Kind {
    /// The stable word.
    pub fn code(self) -> &'static str {
        match self {
            Kind::Candle => "candle",
            Kind::Demon => "demon",
            Kind::Girl => "girl",
            Kind::Boy => "boy",
            Kind::Animal => "animal",
        }
    }
}

/// §SD-79 What a kid is like.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Mood {
    /// Sweet.
    Sweet,
    /// Rotten.
    Rotten,
    /// Neither.
    Neutral,
}

impl Mood {
    /// The stable word.
    pub fn code(self) -> &'static str {
        match self {
            Mood::Sweet => "sweet",
            Mood::Rotten => "rotten",
            Mood::Neutral => "neutral",
        }
    }
}

/// §SD-86 Everything printed on a card.
#[derive(Clone, Debug)]
pub struct Face {
    /// The design.
    pub design: Design,
    /// §SD-82 What players read; the rules never do.
    pub name: Name,
    /// What it is.
    pub kind: Kind,
    /// What it is like.
    pub mood: Option<Mood>,
    /// §SD-75 Totals that activate it.
    pub numbers: Vec<u8>,
    /// Its copies.
    pub copies: CardSet,
    /// §SD-137 The candle that may be left out.
    pub beginner: bool,
    /// §SD-68 One of these has to hold; none if there is no condition.
    pub conditions: Vec<Condition>,
    /// §SD-107 The owner may decline.
    pub may: bool,
    /// What is paid.
    pub costs: Vec<Cost>,
    /// What it does.
    pub power: Power,
}

/// The content in force, with the texts it was read from.
#[derive(Clone, Debug)]
pub struct Content {
    /// The printed numbers.
    pub numbers: Numbers,
    /// Every design, in the order of [`IDS`].
    pub faces: Vec<Face>,
    /// Cards by filter, as printed; any card but a candle for `Card`.
    pub(crate) printed: [CardSet; 7],
    /// Cards by number.
    pub(crate) by_number: [CardSet; 13],
    /// §SD-17 All block cards.
    pub(crate) block: CardSet,
    /// Cards that bring their owner souls and change nothing else.
    pub(crate) plain: CardSet,
    /// §SD-19 All demons.
    pub(crate) demons: CardSet,
    /// §SD-15 All candles.
    pub(crate) candles: CardSet,
    /// Permanent demons.
    pub(crate) lasting: Lasting,
    /// The design of each card.
    design_of: [Design; BOX],
    /// The copies of each design.
    copies: [CardSet; IDS.len()],
    /// Block designs with their first serial number less one and how many follow.
    runs: Vec<(usize, u8, u8)>,
    /// The files, with what the owner calls the cards.
    pub(crate) files: Files,
}

/// §SD-91 Permanent demons by what they do.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lasting {
    pub(crate) mood_both: Vec<(CardSet, Filter)>,
    pub(crate) kind_both: Vec<(CardSet, Filter)>,
    pub(crate) double: Vec<(CardSet, Filter)>,
    pub(crate) protect: CardSet,
    pub(crate) tax: Vec<(CardSet, u8)>,
    pub(crate) on_double: Vec<(CardSet, Amount)>,
    pub(crate) on_animal: Vec<(CardSet, Amount)>,
    pub(crate) again: CardSet,
}

impl Content {
    /// The shipped content with the owner's files in place of ours; all reasons at once.
    pub(crate) fn load(own: Option<&Pack>) -> Result<Content, Vec<Reason>> {
        let book = SHIPPED.open(own);
        let numbers = Numbers::read(&book);
        let faces = faces::read(&book);
        if let Some(faces) = faces.as_ref().filter(|_| book.is_sound()) {
            faces::check(faces, &numbers, &book.file(CARDS));
        }
        let files = book.files();
        book.close(faces.map(|faces| Content::lay_out(numbers, faces, files)))
    }

    /// The design of a card.
    pub fn design(&self, card: Card) -> Design {
        self.design_of[usize::from(card.0)]
    }

    /// What is printed on a design.
    pub fn face(&self, design: Design) -> &Face {
        &self.faces[design.index()]
    }

    /// What is printed on a card.
    pub(crate) fn face_of(&self, card: Card) -> &Face {
        self.face(self.design(card))
    }

    /// All copies of a design.
    pub fn copies(&self, design: Design) -> CardSet {
        self.copies[design.index()]
    }

    /// How many of these block cards are copies of each design.
    pub(crate) fn weights(&self, cards: CardSet) -> [u32; IDS.len()] {
        let mut weights = [0; IDS.len()];
        for (index, first, count) in &self.runs {
            weights[*index] = cards.within(*first, *count);
        }
        weights
    }

    /// The designs of these cards, each once, ascending.
    pub(crate) fn designs(&self, cards: CardSet) -> impl Iterator<Item = Design> {
        let mut left = cards;
        std::iter::from_fn(move || {
            let design = self.design(left.first()?);
            left = left.less(self.copies(design));
            Some(design)
        })
    }

    fn lay_out(numbers: Numbers, faces: Vec<Face>, files: Files) -> Content {
        let of = |fits: &dyn Fn(&Face) -> bool| {
            let fitting = faces.iter().filter(|face| fits(face));
            fitting.fold(CardSet::NONE, |set, face| set.or(face.copies))
        };
        let of_kind = |kind: Kind| of(&|face| face.kind == kind);
        let (demons, candles) = (of_kind(Kind::Demon), of_kind(Kind::Candle));
        let [animal, boy, girl] = [Kind::Animal, Kind::Boy, Kind::Girl].map(of_kind);
        let kid = boy.or(girl);
        let block = animal.or(kid);
        let plain = of(&is_plain);
        let mood = |mood: Mood| of(&|face| face.mood == Some(mood));
        let printed =
            [animal, boy, girl, kid, mood(Mood::Sweet), mood(Mood::Rotten), block.or(demons)];
        let by_number = std::array::from_fn(|total| {
            of(&|face| face.numbers.iter().any(|&number| usize::from(number) == total))
        });
        let mut design_of = [Design::at(0); BOX];
        let mut copies = [CardSet::NONE; IDS.len()];
        for face in &faces {
            copies[face.design.index()] = face.copies;
            for card in face.copies.iter() {
                design_of[usize::from(card.0)] = face.design;
            }
        }
        let run = |face: &Face| {
            let first = face.copies.first().filter(|_| face.copies.meets(block))?;
            Some((face.design.index(), first.0, face.copies.len()))
        };
        let runs = faces.iter().filter_map(run).collect();
        let lasting = Lasting::of(&faces);
        Content {
            numbers,
            faces,
            printed,
            by_number,
            block,
            plain,
            demons,
            candles,
            lasting,
            design_of,
            copies,
            runs,
            files,
        }
    }
}

impl Lasting {
    fn of(faces: &[Face]) -> Lasting {
        let mut lasting = Lasting::default();
        for face in faces {
            let cards = face.copies;
            match face.power {
                Power::Always(Static::MoodBoth(filter)) => lasting.mood_both.push((cards, filter)),
                Power::Always(Static::KindBoth(filter)) => lasting.kind_both.push((cards, filter)),
                Power::Always(Static::DoubleCollect(filter)) => {
                    lasting.double.push((cards, filter));
                }
                Power::Always(Static::Protect) => lasting.protect = lasting.protect.or(cards),
                Power::Always(Static::SummonTax(more)) => lasting.tax.push((cards, more)),
                Power::OwnDouble(amount) => lasting.on_double.push((cards, amount)),
                Power::OwnAnimal(amount) => lasting.on_animal.push((cards, amount)),
                Power::OwnThrow => lasting.again = lasting.again.or(cards),
                Power::Numbered(_) | Power::Summoned(_) => {}
            }
        }
        lasting
    }
}

/// Cards whose effects bring souls from the supply, souls of rivals, a turn or the victory to
/// their owner and nothing else, for no cost.
pub(crate) fn is_plain(face: &Face) -> bool {
    let gives = |effect: &Effect| {
        matches!(
            effect,
            Effect::Collect(_) | Effect::StealSouls(_) | Effect::ExtraTurn | Effect::Win
        )
    };
    face.costs.is_empty()
        && matches!(&face.power, Power::Numbered(effects) if effects.iter().all(gives))
}
