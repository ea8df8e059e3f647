//! §DD-7 to §DD-11 The laid lines: reading, checking, numbering, storing and inventing boards.
//!
//! | step | module |
//! | --- | --- |
//! | any form of a board becomes an [`Opened`] one | `open` |
//! | raw cords become closed loops, or all reasons why not | `raw`, `repair` |
//! | crossings, distances and the rule of two other lines | `validate` |
//! | crossing, field and corner numbers, codes | `number` |
//! | the finished [`Board`] that play asks | `laid`, `anchors` |
//! | the ready-made boards and the limits | `preset`, `shape`, `limits` |
//! | a board from a number | `generate` |

mod anchors;
mod fault;
mod generate;
mod laid;
mod laying;
mod limits;
mod number;
mod open;
mod preset;
mod raw;
mod repair;
mod shape;
mod stored;
mod validate;

pub use fault::{BoardFault, BoardNote};
pub use generate::{Generated, Quality, generate};
pub use geometry::{Point, Ratio};
pub use laid::{Board, Measures};
pub use laying::{Cover, KnotField, Knots, Laying, SelfCross};
pub use limits::Limits;
pub use open::{Opened, read_board};
pub use preset::{Expected, Names, Preset, Presets};
pub use repair::{Mended, mend};
