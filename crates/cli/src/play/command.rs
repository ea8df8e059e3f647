//! What a player types.

/// One line, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// Show the commands.
    Help,
    /// Show the table again.
    Look,
    /// List every action in words.
    List,
    /// Say what looks best.
    Hint,
    /// Say why an action is refused.
    Why(String),
    /// Print a paragraph.
    Rules(String),
    /// Take the last step back.
    Back,
    /// Save, under a name or the one in use.
    Save {
        /// The file, if one is named.
        file: Option<String>,
        /// Replace a file of that name.
        replace: bool,
    },
    /// Leave.
    Quit,
    /// An action: its number, its notation, its JSON, or the beginning of notations.
    Act(String),
}

impl Command {
    /// Reads a line; commands have English and French names.
    pub(crate) fn read(line: &str) -> Command {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let named = || Some(rest.to_owned()).filter(|rest| !rest.is_empty());
        match (word.to_lowercase().as_str(), rest) {
            ("?" | "help" | "aide", "") => Command::Help,
            ("" | "look" | "table", "") => Command::Look,
            ("list" | "liste", "") => Command::List,
            ("hint" | "conseil", "") => Command::Hint,
            ("why" | "pourquoi", _) => Command::Why(rest.to_owned()),
            ("rules" | "rule" | "règles" | "règle" | "regles", _) => {
                Command::Rules(rest.to_owned())
            }
            ("back" | "undo" | "retour", "") => Command::Back,
            ("save" | "sauver", _) => Command::Save { file: named(), replace: false },
            ("save!" | "sauver!", _) => Command::Save { file: named(), replace: true },
            ("quit" | "exit" | "quitter", "") => Command::Quit,
            _ => Command::Act(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_have_two_languages_and_the_rest_are_actions() {
        assert_eq!(Command::read("?"), Command::Help);
        assert_eq!(Command::read("hint"), Command::Hint);
        assert_eq!(Command::read("Conseil"), Command::Hint);
        assert_eq!(Command::read("Quitter"), Command::Quit);
        assert_eq!(Command::read("why R@c14"), Command::Why("R@c14".into()));
        assert_eq!(Command::read("règles  DD-2"), Command::Rules("DD-2".into()));
        let save = Command::read("save my game.json");
        let file = Some("my game.json".to_owned());
        assert_eq!(save, Command::Save { file, replace: false });
        assert_eq!(Command::read("R@c14"), Command::Act("R@c14".into()));
        assert_eq!(Command::read("."), Command::Act(".".into()));
    }
}
