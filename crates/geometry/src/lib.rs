//! Planar arrangements of closed curves, computed with whole numbers only.
//!
//! Coordinates stay within [`REACH`]; then every orientation fits 64 bits and every comparison of
//! fractions fits 128 bits. Nothing here uses floating point or a tolerance, so every machine
//! gives the same crossings, faces and distances.
//!
//! Reading order: [`number`] and [`point`] (arithmetic), [`segment`] (how two pieces meet),
//! [`search`] (all meetings of many pieces), [`arrangement`] (crossings, half-edges, faces),
//! [`mod@pole`] (the roomiest grid point of a face), [`polyline`] (simplifying and smoothing).

pub mod arrangement;
mod crossings;
mod faces;
pub mod number;
pub mod point;
pub mod pole;
pub mod polyline;
pub mod search;
pub mod segment;

pub use arrangement::{
    Arrangement, Contact, ContactKind, Crossing, Edge, Face, HalfEdge, Piece, SelfCrossing,
    Trouble, Visit,
};
pub use number::{Ratio, round_div};
pub use point::{Point, REACH};
pub use pole::{Pole, pole};
pub use search::{Line, OwnMeetings, own_meetings};
pub use segment::{Meeting, Position, Sign, meeting};
