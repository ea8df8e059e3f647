//! The files as they are written; unknown keys are errors.

macro_rules! records {
    ($($(#[$outer:meta])* $name:ident { $($(#[$meta:meta])* $field:ident: $type:ty,)+ })+) => {
        $(
            #[derive(Clone, Debug, Deserialize)]
            #[serde(deny_unknown_fields)]
            #[allow(dead_code, reason = "sources and paragraphs are read by the provenance")]
            $(#[$outer])*
            pub(in crate::content) struct $name {
                $($(#[$meta])* pub(in crate::content) $field: $type,)+
            }
        )+
    };
}

mod cards;
mod tables;

pub(super) use cards::*;
pub(super) use tables::*;

pub use kernel::Source;
