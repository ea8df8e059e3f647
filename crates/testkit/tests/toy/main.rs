//! A toy game rich enough for every law: hidden hands, sealed bids, a die, content, options; and
//! faults planted in it one by one.

mod action;
mod conformance;
mod content;
mod event;
mod faults;
mod flow;
mod game;
mod hidden;
mod illegal;
mod options;
mod paragraphs;
mod planted;
mod playthroughs;
mod sound;
mod stages;
mod state;
mod typescript;
mod view;
