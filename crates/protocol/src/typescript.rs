//! The protocol as TypeScript.

use std::fmt::Write as _;

use ts_rs::{Config, TS};

use crate as wire;

const HEAD: &str = "\
    // Generated from crates/protocol; do not edit. PANDEMONIUM_RECORD=1 cargo test -p protocol\n\
    // writes it anew.\n\n\
    export type JsonValue =\n  \
    | null\n  | boolean\n  | number\n  | string\n  | JsonValue[]\n  \
    | { [key: string]: JsonValue };\n\n";

/// Writes the declarations of types, one after the other.
macro_rules! declare {
    ($text:ident, $settings:ident: $($name:ident),* $(,)?) => {
        $(writeln!($text, "export {}\n", wire::$name::decl(&$settings)).expect(STRING);)*
    };
}

/// Every type of the protocol as one TypeScript module.
pub fn module() -> String {
    let mut text = String::from(HEAD);
    writeln!(text, "export const PROTOCOL_VERSION = {};\n", wire::VERSION).expect(STRING);
    let settings = Config::default();
    declare!(
        text, settings:
        Problem,
        Host,
        Invite,
        Invitation,
        GameInfo,
        FormField,
        FieldKind,
        Label,
        Rules,
        Rule,
        SetupCheck,
        SetupReport,
        ToolQuestion,
        NewTable,
        DiceMode,
        DiceRound,
        Clock,
        NewSeat,
        SeatKind,
        SeatInfo,
        SeatState,
        Status,
        TableCard,
        TableInfo,
        Created,
        JoinTable,
        Joined,
        SeatChoice,
        StandIn,
        Muting,
        Speaker,
        CarryLink,
        CarryToken,
        Rematch,
        Hello,
        Update,
        Changes,
        Turn,
        Asking,
        Legal,
        Part,
        Prospect,
        Cell,
        Insight,
        HintInfo,
        Undo,
        Undoing,
        Stands,
        TakeBack,
        DiceQuestion,
        LogEntry,
        LogKind,
        Ending,
        Outcome,
        Standing,
        ClientMessage,
        ServerMessage,
        Reply,
        ChatLine,
        ReplayFile,
        FairDice,
        ReplayInfo,
        Verdict,
        ReplaySteps,
        ReplayStep,
        Coach,
        CoachPoint,
        LuckLine,
    );
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

const STRING: &str = "writing to a string cannot fail";

#[cfg(test)]
mod tests {
    use std::path::Path;

    #[test]
    fn the_generated_typescript_is_fresh() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol/index.ts");
        let fresh = super::module();
        if std::env::var_os("PANDEMONIUM_RECORD").is_some() {
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            std::fs::write(&file, &fresh).unwrap();
        }
        let kept = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(kept == fresh, "stale: run PANDEMONIUM_RECORD=1 cargo test -p protocol");
    }

    #[test]
    fn no_type_has_numbers_that_a_browser_cannot_hold() {
        assert!(!super::module().contains("bigint"));
    }
}
