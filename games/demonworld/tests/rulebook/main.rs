//! The rules, statement by statement.

mod army;
mod artillery;
mod blows;
mod bodies;
mod contact;
mod content;
mod courage;
mod course;
mod drill;
mod field;
mod fire;
mod formation;
mod fray;
mod grid;
mod magic;
mod manoeuvres;
mod marching;
mod melee;
mod morale;
mod movement;
mod orders;
mod shooting;
mod sight;
mod storm;
mod table;
mod tables;
