//! Parts of a sum, as the log, a view and what pointing tells name them.

use std::borrow::Cow;

use kernel::{RuleRef, rule};
use serde::Serialize;
use ts_rs::TS;

use crate::Demonworld;
use crate::content::{Addend, MeleeTerm, ShootingTerm};
use crate::ids::{ItemId, MoraleRow, SpellId};

/// One part of a sum, with the paragraph it stands on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Part {
    /// The id of its name.
    pub term: Cow<'static, str>,
    /// What it adds.
    pub value: i8,
    /// Its paragraph.
    pub rule: &'static str,
}

impl Part {
    pub(crate) const fn new(term: &'static str, value: i8, rule: RuleRef) -> Part {
        Part { term: Cow::Borrowed(term), value, rule: rule.id() }
    }

    /// §PR-114 What a lasting spell adds, under its own name.
    pub(crate) fn of_spell(game: &Demonworld, spell: SpellId, value: i8) -> Part {
        let term = format!("spell-{}", game.content().spell(spell).id);
        Part { term: term.into(), value, rule: rule!("PR-114").id() }
    }

    /// §FR-167 What an item adds, under its own name.
    pub(crate) fn of_item(game: &Demonworld, item: ItemId, value: i8) -> Part {
        let term = format!("item-{}", game.content().item(item).id);
        Part { term: term.into(), value, rule: rule!("FR-167").id() }
    }
}

/// A row of a table of modifiers.
pub(crate) trait Row: Copy {
    /// The id of its name.
    fn term(self) -> &'static str;
    /// Its paragraph.
    fn stands_on(self) -> RuleRef;
}

impl Row for MeleeTerm {
    fn term(self) -> &'static str {
        self.id()
    }

    fn stands_on(self) -> RuleRef {
        self.rule()
    }
}

impl Row for ShootingTerm {
    fn term(self) -> &'static str {
        self.id()
    }

    fn stands_on(self) -> RuleRef {
        self.rule()
    }
}

impl Row for MoraleRow {
    fn term(self) -> &'static str {
        self.id()
    }

    fn stands_on(self) -> RuleRef {
        rule_of(self)
    }
}

/// The paragraph of a row of the morale table.
const fn rule_of(row: MoraleRow) -> RuleRef {
    match row {
        MoraleRow::Element => rule!("DW-201"),
        MoraleRow::Leader => rule!("DW-202"),
        MoraleRow::Standard => rule!("DW-203"),
        MoraleRow::Musician => rule!("DW-204"),
        MoraleRow::Stars => rule!("DW-205"),
        MoraleRow::Impetuous => rule!("DW-206"),
        MoraleRow::Size => rule!("DW-207"),
        MoraleRow::Fear => rule!("DW-208"),
        MoraleRow::Casualties => rule!("DW-209"),
        MoraleRow::OwnCharge => rule!("DW-210"),
        MoraleRow::OwnHold => rule!("DW-211"),
        MoraleRow::EnemyMove => rule!("DW-212"),
        MoraleRow::EnemyHold => rule!("DW-213"),
        MoraleRow::EnemyEngaged => rule!("DW-214"),
    }
}

/// The rows of a sum as its parts; what adds nothing is left out.
pub(crate) fn parts<T: Row>(terms: &[(T, i8)]) -> Vec<Part> {
    let part = |&(row, value): &(T, i8)| Part::new(row.term(), value, row.stands_on());
    terms.iter().map(part).filter(|part| part.value != 0).collect()
}

/// The same of a sum in which spells and items stand under their own names.
pub(crate) fn named<T: Row>(game: &Demonworld, terms: &[(Addend<T>, i8)]) -> Vec<Part> {
    let part = |&(addend, value): &(Addend<T>, i8)| match addend {
        Addend::Row(row) => Part::new(row.term(), value, row.stands_on()),
        Addend::Spell(spell) => Part::of_spell(game, spell, value),
        Addend::Item(item) => Part::of_item(game, item, value),
    };
    terms.iter().map(part).filter(|part| part.value != 0).collect()
}

/// What parts come to.
pub(crate) fn sum(parts: &[Part]) -> i8 {
    parts.iter().fold(0i8, |sum, part| sum.saturating_add(part.value))
}
