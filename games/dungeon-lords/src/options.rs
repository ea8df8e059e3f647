//! What a table chooses, and every reason why a choice is refused.

use kernel::{Condition, Field, FieldKind, Form, Game, Pack, Reason, RuleRef, SetupError, rule};
use serde::{Deserialize, Serialize};

use crate::DungeonLords;
use crate::content::Content;

/// What a table chooses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each reading is chosen or not")]
pub struct Options {
    /// §DL-101 Number of players.
    pub seats: u8,
    /// §MI-1 Without magic items, or with one of the variants.
    pub items: Items,
    /// §DL-12 §DL-51 Orders put away at random, and a blank tile instead of the special event.
    pub beginner: bool,
    /// §DL-94 Who takes fatigue.
    pub fatigue: Fatigue,
    /// §DL-87 What spells of the later rounds need.
    pub thresholds: Thresholds,
    /// §DL-79 The combat card is turned up before the plans are made.
    pub card_before_planning: bool,
    /// §DL-47 Conquered tiles are taxed.
    pub conquered_taxed: bool,
    /// §DL-99 Conquered rooms and tunnels count for points and titles.
    pub conquered_rooms_count: bool,
    /// §DL-33 Ghosts may be eaten.
    pub ghost_food: bool,
    /// §DL-66 The starting-player token passes after Combat as well.
    pub pass_after_combat: bool,
    /// §DL-107 With two players: the rank of the counter that nobody plays, among equals.
    pub absent_ties: AbsentTies,
    /// §DL-104 A non-player at the monsters takes the leftmost away.
    pub absent_hires: bool,
    /// §MI-56 When a Poisoned Meal counts as a use of an amulet.
    pub meal_flag: MealFlag,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            seats: 4,
            items: Items::default(),
            beginner: false,
            fatigue: Fatigue::default(),
            thresholds: Thresholds::default(),
            card_before_planning: false,
            conquered_taxed: true,
            conquered_rooms_count: true,
            ghost_food: false,
            pass_after_combat: true,
            absent_ties: AbsentTies::default(),
            absent_hires: false,
            meal_flag: MealFlag::default(),
        }
    }
}

/// §MI-1 Magic items.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Items {
    /// None.
    #[default]
    None,
    /// Sold to parties in autumn.
    Basic,
    /// Committed under adventurers.
    Advanced,
}

/// §DL-94 Who takes fatigue.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fatigue {
    /// Everybody, each point.
    #[default]
    Each,
    /// Whoever is first, point by point.
    First,
}

/// §DL-87 What spells need.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thresholds {
    /// As many icons as the number of the round.
    #[default]
    Rising,
    /// Never more than two icons.
    AtMostTwo,
}

/// §DL-107 The counter that nobody plays, among equals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AbsentTies {
    /// It is more evil than the players.
    #[default]
    MoreEvil,
    /// It is less evil than the players.
    LessEvil,
}

/// §MI-56 When a Poisoned Meal counts as a use of an amulet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MealFlag {
    /// Whenever its bearer survives thanks to anti-trap icons.
    #[default]
    Always,
    /// When the damage reaches the hit points without it.
    ByDamage,
}

/// The form from which a table is made.
pub(crate) fn form() -> Form {
    let seats = Form::seats(&DungeonLords::INFO, Options::default().seats, rule!("DL-101"));
    let only = |key: &'static str, is: &str| Some(Condition { key, is: vec![is.to_owned()] });
    let choice = |key, rule: RuleRef, values: &[&'static str], only| Field {
        key,
        kind: FieldKind::Choice { values: values.to_vec(), default: values[0] },
        rule,
        only,
    };
    let switch = |key, rule: RuleRef, default, only| Field {
        key,
        kind: FieldKind::Switch { default },
        rule,
        only,
    };
    // §DL-101 With four players nobody is absent.
    let few = Some(Condition { key: "seats", is: vec!["2".to_owned(), "3".to_owned()] });
    Form(vec![
        seats,
        choice("items", rule!("MI-1"), &["none", "basic", "advanced"], None),
        switch("beginner", rule!("DL-12"), false, None),
        choice("fatigue", rule!("DL-94"), &["each", "first"], None),
        choice("thresholds", rule!("DL-87"), &["rising", "at-most-two"], None),
        switch("card_before_planning", rule!("DL-79"), false, None),
        switch("conquered_taxed", rule!("DL-47"), true, None),
        switch("conquered_rooms_count", rule!("DL-99"), true, None),
        switch("ghost_food", rule!("DL-33"), false, None),
        switch("pass_after_combat", rule!("DL-66"), true, None),
        choice("absent_ties", rule!("DL-107"), &["more-evil", "less-evil"], only("seats", "2")),
        switch("absent_hires", rule!("DL-104"), false, few),
        choice(
            "meal_flag",
            rule!("MI-56"),
            &["always", "by-damage"],
            only("items", "\"advanced\""),
        ),
    ])
}

/// Checks options and content; all reasons at once.
pub(crate) fn open(options: &Options, pack: Option<&Pack>) -> Result<DungeonLords, SetupError> {
    let mut reasons = Vec::new();
    let (least, most) = DungeonLords::INFO.seats;
    if !(least..=most).contains(&options.seats) {
        let reason = Reason::new("seats", "range", Some(rule!("DL-101")));
        let reason = reason.with("value", options.seats).with("min", least).with("max", most);
        reasons.push(reason);
    }
    match Content::load(pack) {
        Ok(content) if reasons.is_empty() => Ok(DungeonLords { options: options.clone(), content }),
        Ok(_) => Err(SetupError(reasons)),
        Err(faults) => {
            reasons.extend(faults);
            Err(SetupError(reasons))
        }
    }
}
