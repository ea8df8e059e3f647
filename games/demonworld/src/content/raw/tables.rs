//! The tables as they are written.

use pack::Schema;

use super::super::faces::{Band, DeviationEffect, Failure, TurnMode};
use super::super::terms::{InitiativeTerm, MeleeTerm, Per, ShootingTerm};
use super::Source;
use crate::ids::{Arm, Base, Formation, MoraleRow, Mover, Order, Phase};

pack::records! {
    pub(in crate::content) TurnFile {
        schema: Schema,
        random_order: Vec<RandomOrder>,
        order: Vec<OrderLine>,
        reposition: Vec<Reposition>,
        phase: Vec<PhaseLine>,
    }
    pub(in crate::content) RandomOrder {
        d6: u8,
        order: String,
        rule: String,
        source: Source,
    }
    pub(in crate::content) OrderLine {
        id: Order,
        step: u8,
        attacks: bool,
        shoots: String,
        wheels: bool,
        source: Source,
    }
    pub(in crate::content) Reposition {
        contacts: u8,
        hexes: u8,
        rule: String,
        source: Source,
    }
    pub(in crate::content) PhaseLine {
        id: Phase,
        steps: Vec<String>,
        rules: Vec<String>,
        source: Source,
    }
    pub(in crate::content) CombatFile {
        schema: Schema,
        initiative: Vec<Initiative>,
        melee: Vec<Melee>,
        shooting: Vec<Shooting>,
        second_attack: SecondAttack,
        breath: Breath,
        into_melee: IntoMelee,
        overrun: Overrun,
    }
    pub(in crate::content) Initiative {
        when: InitiativeTerm,
        value: i8,
        first_round_only: bool,
        rule: String,
        source: Source,
    }
    pub(in crate::content) Melee {
        what: MeleeTerm,
        value: i8,
        per: Per,
        rule: String,
        source: Source,
    }
    pub(in crate::content) Shooting {
        what: ShootingTerm,
        value: i8,
        per: Per,
        rule: String,
        source: Source,
    }
    pub(in crate::content) SecondAttack {
        margin: i8,
        rules: Vec<String>,
        source: Source,
    }
    pub(in crate::content) Breath {
        range: u8,
        per_segment_in_water: i8,
        rules: Vec<String>,
        source: Source,
    }
    pub(in crate::content) IntoMelee {
        on_target: u8,
        rules: Vec<String>,
        source: Source,
    }
    pub(in crate::content) Overrun {
        mp_per_wound: i8,
        size: i8,
        own_initiative: i8,
        initiative: i8,
        rules: Vec<String>,
        source: Source,
    }
    pub(in crate::content) ArtilleryFile {
        schema: Schema,
        order: Vec<GunOrder>,
        deviation: Vec<Deviation>,
        loading: Loading,
    }
    pub(in crate::content) GunOrder {
        order: Order,
        mp: u8,
        per_wound: i8,
        loads: bool,
        turns_only: bool,
        rule: String,
        source: Source,
    }
    pub(in crate::content) Deviation {
        range: Band,
        low: u8,
        high: u8,
        effect: DeviationEffect,
        rule: String,
        source: Source,
    }
    pub(in crate::content) Loading {
        points: u8,
        source: Source,
    }
    pub(in crate::content) MovementFile {
        schema: Schema,
        large: Vec<LargeMove>,
        manoeuvres: Manoeuvres,
        wheel: Wheel,
        cost: Vec<Cost>,
    }
    pub(in crate::content) LargeMove {
        base: Base,
        sideways: i8,
        backwards: i8,
        turn: u8,
        turns: Vec<TurnMode>,
        source: Source,
    }
    pub(in crate::content) Manoeuvres {
        musician: u8,
        horde: u8,
        step: u8,
        regroup: u8,
        turn: u8,
        rules: Vec<String>,
        source: Source,
    }
    pub(in crate::content) Wheel {
        front: u8,
        narrow: Vec<u8>,
        wide: Vec<u8>,
        elements: u8,
        rules: Vec<String>,
        source: Source,
    }
    pub(in crate::content) Cost {
        rule: String,
        mover: Mover,
        open: i8,
        difficult: i8,
        road_infantry: i8,
        road_cavalry: i8,
        sand: i8,
        mud: i8,
        impassable: i8,
        up: Vec<i8>,
        down: Vec<i8>,
        water: Vec<i8>,
        road_up: Option<Vec<i8>>,
        road_down: Option<Vec<i8>>,
        source: Source,
    }
    pub(in crate::content) MoraleFile {
        schema: Schema,
        modifier: Vec<Morale>,
    }
    pub(in crate::content) Morale {
        what: MoraleRow,
        shooting_loss: String,
        melee_loss: String,
        overrun: String,
        charge: String,
        rally: String,
        obedience: String,
        rule: String,
        source: Source,
    }
    pub(in crate::content) MagicFile {
        schema: Schema,
        points: Vec<SpellPoints>,
        failure: Vec<FailureLine>,
        casting: Casting,
    }
    pub(in crate::content) SpellPoints {
        level: u8,
        points: u8,
        rest: u8,
        rule: String,
        source: Source,
    }
    pub(in crate::content) FailureLine {
        low: u8,
        high: u8,
        effect: Failure,
        rule: String,
        source: Source,
    }
    pub(in crate::content) Casting {
        critical: u8,
        points_per_wound: u8,
        blocked_turns: u8,
        rules: Vec<String>,
        source: Source,
    }
    pub(in crate::content) FireFile {
        schema: Schema,
        wind: Vec<Wind>,
        compass: Vec<Compass>,
        ignition: Ignition,
    }
    pub(in crate::content) Wind {
        low: u8,
        high: u8,
        turn: i8,
        speed: i8,
        rule: String,
        source: Source,
    }
    pub(in crate::content) Compass {
        d6: u8,
        name: String,
        q: i16,
        r: i16,
        source: Source,
    }
    pub(in crate::content) Ignition {
        by_hand: u8,
        spread: u8,
        per_arrow: u8,
        smoke_neighbours: u8,
        rules: Vec<String>,
        source: Source,
    }
    pub(in crate::content) FormationFile {
        schema: Schema,
        formation: Vec<FormationLine>,
    }
    pub(in crate::content) FormationLine {
        id: Formation,
        letter: String,
        arms: Vec<Arm>,
        organised: bool,
        elements: u8,
        rules: Vec<String>,
        source: Source,
    }
}
