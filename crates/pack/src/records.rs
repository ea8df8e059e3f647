//! Records as they are written.

/// Structs that a file is read into: an unknown key is an error, and what is only for people (names
/// of sections, sources) need not be looked at.
///
/// ```
/// pack::records! {
///     pub(crate) TrapFile { schema: pack::Schema, trap: Vec<Trap> }
///     pub(crate) Trap { id: String, #[serde(default)] copies: u8, source: kernel::Source }
/// }
/// ```
#[macro_export]
macro_rules! records {
    ($(
        $(#[$outer:meta])*
        $vis:vis $name:ident { $($(#[$meta:meta])* $field:ident: $type:ty),* $(,)? }
    )*) => {
        $(
            $(#[$outer])*
            #[derive(Clone, Debug, $crate::serde::Deserialize)]
            #[serde(crate = "pack::serde", deny_unknown_fields)]
            #[allow(dead_code, reason = "some values are only for people")]
            #[allow(clippy::struct_excessive_bools, clippy::struct_field_names, reason = "the keys of the files")]
            $vis struct $name { $($(#[$meta])* $vis $field: $type),* }
        )*
    };
}
