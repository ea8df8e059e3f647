//! Wind and fire: §DW-1, §DW-2, §DW-240 to §DW-253, §PR-124 to §PR-129.

pub(crate) mod fire;
pub(crate) mod wind;
