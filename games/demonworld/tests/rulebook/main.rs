//! The rules, statement by statement.

mod army;
mod artillery;
mod content;
mod drill;
mod field;
mod fire;
mod formation;
mod grid;
mod magic;
mod melee;
mod morale;
mod movement;
mod shooting;
mod sight;
mod tables;
