//! What a typed reader complains about, by kind and without the names of types: its own text is
//! English.

/// A complaint, in no language yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Complaint {
    /// A field is missing.
    Missing {
        /// Which.
        field: String,
    },
    /// A field stands twice.
    Twice {
        /// Which.
        field: String,
    },
    /// There is no such field.
    NoField {
        /// What was given.
        field: String,
        /// The fields there are; empty if there is none.
        allowed: String,
    },
    /// A word is none of those that are known.
    NoWord {
        /// What was given.
        value: String,
        /// The known words.
        allowed: String,
    },
    /// A value is not what is needed.
    Misfit {
        /// What was given.
        found: Found,
        /// What is needed.
        expected: Expected,
    },
    /// Something is wrong with these fields together.
    Unfit {
        /// Their names.
        fields: String,
    },
    /// Nothing more is known.
    Unclear,
}

/// A value as a reader describes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// The value itself, short enough for a sentence.
    Value(String),
    /// Nothing at all.
    Nothing,
    /// A list.
    List,
    /// An object or table.
    Object,
}

/// What a reader needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// A whole number between two others.
    Whole {
        /// The least.
        min: i128,
        /// The greatest.
        max: i128,
    },
    /// A number.
    Number,
    /// True or false.
    Flag,
    /// A text.
    Text,
    /// A name, in one language or in both.
    Name,
    /// A list.
    List,
    /// A list of another length.
    Length,
    /// An object or table.
    Object,
    /// Something of a form of its own, by an example.
    Like(String),
    /// What a type of its own calls it.
    Other(String),
}

impl Expected {
    /// The word by which `common-expected` says it; nothing where only its type knows.
    pub fn word(&self) -> Option<&'static str> {
        Some(match self {
            Expected::Whole { .. } => "whole",
            Expected::Number => "number",
            Expected::Flag => "flag",
            Expected::Text => "text",
            Expected::Name => "name",
            Expected::List => "list",
            Expected::Length => "length",
            Expected::Object => "object",
            Expected::Like(_) | Expected::Other(_) => return None,
        })
    }

    fn read(expected: &str, of_length: bool) -> Expected {
        if let Some((min, max)) = bounds(expected) {
            return Expected::Whole { min, max };
        }
        let example = expected.strip_prefix("one like `").and_then(|rest| rest.strip_suffix('`'));
        if let Some(example) = example {
            return Expected::Like(example.to_owned());
        }
        match expected {
            "f32" | "f64" => Expected::Number,
            "a string" | "string" | "a borrowed string" | "a character" => Expected::Text,
            "a boolean" => Expected::Flag,
            "a sequence" | "sequence" => Expected::List,
            "a map" | "map" => Expected::Object,
            _ if of_length => Expected::Length,
            text if text.starts_with("a name") => Expected::Name,
            text if ["an array", "a tuple", "tuple"].iter().any(|kind| text.starts_with(kind)) => {
                Expected::List
            }
            text if text.starts_with("struct")
                || text.contains("enum")
                || text.contains("variant") =>
            {
                Expected::Object
            }
            text => Expected::Other(text.to_owned()),
        }
    }
}

/// The least and the greatest value of a type of whole numbers.
fn bounds(word: &str) -> Option<(i128, i128)> {
    let bits = match word.get(1..)? {
        "size" => 64,
        digits => digits.parse::<u32>().ok().filter(|bits| [8, 16, 32, 64].contains(bits))?,
    };
    match word.get(..1)? {
        "u" => Some((0, (1 << bits) - 1)),
        "i" => Some((-(1 << (bits - 1)), (1 << (bits - 1)) - 1)),
        _ => None,
    }
}

impl Complaint {
    /// Understands the text of a typed reader.
    pub fn read(text: &str) -> Complaint {
        let words = quoted(text);
        let first = || words.first().cloned().unwrap_or_default();
        let listed = || words.get(1..).unwrap_or_default().join(", ");
        if text.starts_with("missing field") {
            Complaint::Missing { field: first() }
        } else if text.starts_with("duplicate field") {
            Complaint::Twice { field: first() }
        } else if text.starts_with("unknown field") {
            Complaint::NoField { field: first(), allowed: listed() }
        } else if text.starts_with("unknown variant") {
            Complaint::NoWord { value: first(), allowed: listed() }
        } else if let Some((found, expected)) = misfit(text) {
            let expected = Expected::read(expected, text.starts_with("invalid length"));
            Complaint::Misfit { found: Found::read(found), expected }
        } else if words.is_empty() {
            Complaint::Unclear
        } else {
            Complaint::Unfit { fields: words.join(", ") }
        }
    }
}

impl Found {
    /// Its kind, and itself in backticks or quotation marks.
    fn read(described: &str) -> Found {
        let value = described.split_once(' ').map_or("", |(_, value)| value);
        let bare = value.trim_matches('`');
        let text = match described.split(' ').next() {
            Some("string" | "integer" | "boolean" | "character") if !bare.is_empty() => bare,
            Some("floating") => bare.trim_start_matches("point `"),
            Some("null") => "null",
            Some("unit") => return Found::Nothing,
            Some("sequence") => return Found::List,
            Some("map" | "struct") => return Found::Object,
            _ if bare.is_empty() => described,
            _ => bare,
        };
        Found::Value(short(text))
    }
}

/// The words in backticks, the quoted value of a complaint first.
fn quoted(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(short).collect()
}

/// What was found and what was expected, if the complaint is about that.
fn misfit(text: &str) -> Option<(&str, &str)> {
    let starts = ["invalid type: ", "invalid value: ", "invalid length "];
    let rest = starts.iter().find_map(|start| text.strip_prefix(start))?;
    rest.rsplit_once(", expected ")
}

/// A text found somewhere, short enough for a sentence.
pub fn short(text: &str) -> String {
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
