//! What one source file imports and names, read from its tokens.

use std::collections::BTreeSet;
use std::str::FromStr as _;

use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// The words of a path, as it is written.
pub(super) type Path = Vec<String>;

/// One name that a `use` brings in; `*` stands for all, `_` for a trait whose methods are called.
#[derive(Clone, Debug)]
pub(super) struct Import {
    pub(super) name: String,
    pub(super) from: Path,
    /// Handed on to others, and used here only if it is named again.
    pub(super) is_public: bool,
}

/// The content of a file, as far as modules go.
#[derive(Debug, Default)]
pub(super) struct Source {
    pub(super) imports: Vec<Import>,
    pub(super) named: Vec<Path>,
    /// First words of what is only handed on: see [`scan`].
    pub(super) handed: BTreeSet<String>,
    /// Items that stand here by name.
    pub(super) items: BTreeSet<String>,
}

/// Words that define the name after them.
const DEFINING: [&str; 8] = ["fn", "struct", "enum", "trait", "type", "const", "static", "union"];

/// Traits through which the kernel calls a game.
const CALLED: [&str; 2] = ["Game", "Course"];

/// Reads a file. Tests inside it are left out. What the kernel calls is kept apart: the functions
/// behind the arrows of `agenda!`, and `impl Game for …` and `impl Course for …`. There a game is
/// plugged together, nobody waits there for an answer of a higher floor.
pub(super) fn scan(text: &str) -> Result<Source> {
    let tokens = TokenStream::from_str(text).map_err(|error| anyhow!("{error}"))?;
    let mut source = Source::default();
    let mut scan = Scan { source: &mut source, depth: 0, in_agenda: false, is_called: false };
    scan.walk(tokens, true);
    Ok(source)
}

struct Scan<'a> {
    source: &'a mut Source,
    /// How many modules inside the file the tokens stand in.
    depth: usize,
    in_agenda: bool,
    /// Whether the kernel calls what stands here.
    is_called: bool,
}

impl Scan<'_> {
    fn walk(&mut self, tokens: TokenStream, at_top: bool) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        let mut is_public = false;
        while let Some(token) = tokens.get(at) {
            let rest = &tokens[at..];
            match token {
                TokenTree::Punct(mark) if mark.as_char() == '#' => at += after_attribute(rest),
                TokenTree::Punct(mark) => {
                    let is_arrow = self.in_agenda && mark.as_char() == '=' && is_mark(rest, 1, '>');
                    at += if is_arrow { 2 + self.hand(&rest[2..]) } else { after_marks(rest) };
                }
                TokenTree::Group(group) => {
                    self.walk(group.stream(), false);
                    at += 1;
                }
                TokenTree::Literal(_) => at += 1,
                TokenTree::Ident(word) => {
                    let word = word.to_string();
                    at += match word.as_str() {
                        "pub" => {
                            is_public = true;
                            let is_limited = matches!(rest.get(1), Some(TokenTree::Group(limit))
                                if limit.delimiter() == Delimiter::Parenthesis);
                            at += 1 + usize::from(is_limited);
                            continue;
                        }
                        // `impl Trait + use<>` names lifetimes.
                        "use" if !is_mark(rest, 1, '<') => self.import(rest, is_public),
                        "mod" => self.module(rest),
                        "impl" => self.implementation(rest),
                        _ => self.name(rest),
                    };
                    if let (true, Some(TokenTree::Ident(name))) = (at_top, rest.get(1))
                        && DEFINING.contains(&word.as_str())
                    {
                        self.source.items.insert(name.to_string());
                    }
                }
            }
            is_public = false;
        }
    }

    /// A path, and how many tokens it takes.
    fn name(&mut self, rest: &[TokenTree]) -> usize {
        let (path, taken) = path(rest);
        if self.is_called {
            return self.hand(rest);
        }
        let is_agenda = path.last().is_some_and(|word| word == "agenda");
        let path = self.lifted(path);
        self.source.named.push(path);
        match rest.get(taken + 1) {
            Some(TokenTree::Group(list)) if is_agenda && is_mark(rest, taken, '!') => {
                self.in_agenda = true;
                self.walk(list.stream(), false);
                self.in_agenda = false;
                taken + 2
            }
            _ => taken,
        }
    }

    /// A path that is only handed on.
    fn hand(&mut self, rest: &[TokenTree]) -> usize {
        let (path, taken) = path(rest);
        self.source.handed.extend(path.into_iter().next());
        taken
    }

    /// What the kernel calls, up to its end; of any other `impl` only the word.
    fn implementation(&mut self, rest: &[TokenTree]) -> usize {
        let Some(end) = rest.iter().position(|token| body(token).is_some()) else { return 1 };
        let is_called = rest[..end].windows(2).any(|pair| match pair {
            [TokenTree::Ident(name), TokenTree::Ident(word)] => {
                CALLED.iter().any(|called| name == called) && word == "for"
            }
            _ => false,
        });
        if !is_called || self.is_called {
            return 1;
        }
        self.is_called = true;
        self.walk(rest[1..=end].iter().cloned().collect(), false);
        self.is_called = false;
        end + 1
    }

    /// Seen from the file, `super` of a module inside it is the file itself.
    fn lifted(&self, mut path: Vec<String>) -> Vec<String> {
        let supers = path.iter().take_while(|word| *word == "super").count().min(self.depth);
        path.drain(..supers);
        if supers > 0 && path.first().is_none_or(|word| word != "super") {
            path.insert(0, "self".to_owned());
        }
        path
    }

    /// `use a::{b, c as d};`
    fn import(&mut self, rest: &[TokenTree], is_public: bool) -> usize {
        let end = rest.iter().position(|token| is(token, ';')).unwrap_or(rest.len());
        self.branch(&[], &rest[1..end], is_public);
        end + 1
    }

    /// What stands between two commas of a `use`.
    fn branch(&mut self, before: &[String], tokens: &[TokenTree], is_public: bool) {
        let (mut path, mut at) = (before.to_vec(), 0);
        let mut name = None;
        while let Some(token) = tokens.get(at) {
            match token {
                TokenTree::Ident(word) if word == "as" => {
                    name = tokens.get(at + 1).map(ToString::to_string);
                    at += 1;
                }
                TokenTree::Ident(word) => path.push(word.to_string()),
                TokenTree::Punct(mark) if mark.as_char() == '*' => path.push("*".to_owned()),
                TokenTree::Group(list) => {
                    let list: Vec<TokenTree> = list.stream().into_iter().collect();
                    for part in list.split(|token| is(token, ',')) {
                        self.branch(&path, part, is_public);
                    }
                    return;
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
            at += 1;
        }
        if path.last().is_some_and(|word| word == "self") && path.len() > 1 {
            path.pop();
        }
        let Some(name) = name.or_else(|| path.last().cloned()) else { return };
        let from = self.lifted(path);
        self.source.imports.push(Import { name, from, is_public });
    }

    /// `mod name { … }`; of `mod name;` the files tell.
    fn module(&mut self, rest: &[TokenTree]) -> usize {
        if let Some(TokenTree::Group(body)) = rest.get(2) {
            self.depth += 1;
            self.walk(body.stream(), false);
            self.depth -= 1;
        }
        3
    }
}

fn is(token: &TokenTree, wanted: char) -> bool {
    matches!(token, TokenTree::Punct(mark) if mark.as_char() == wanted)
}

fn is_mark(tokens: &[TokenTree], at: usize, wanted: char) -> bool {
    tokens.get(at).is_some_and(|token| is(token, wanted))
}

/// A name after a point or after `>::` belongs to a value or a type, not to a module.
fn after_marks(rest: &[TokenTree]) -> usize {
    let is_double = is_mark(rest, 1, '.') || is_mark(rest, 1, ':');
    let is_member = match (is(&rest[0], '.'), is(&rest[0], ':')) {
        (true, _) => !is_double,
        (_, true) => is_double,
        _ => false,
    };
    let marks = 1 + usize::from(is_double && rest[0].to_string() == rest[1].to_string());
    let has_name = matches!(rest.get(marks), Some(TokenTree::Ident(_)));
    marks + usize::from(is_member && has_name)
}

/// The path at the start of these tokens, and how many it takes.
fn path(tokens: &[TokenTree]) -> (Vec<String>, usize) {
    let (mut words, mut at) = (Vec::new(), 0);
    while let Some(TokenTree::Ident(word)) = tokens.get(at) {
        words.push(word.to_string());
        at += 1;
        let goes_on = is_mark(tokens, at, ':')
            && is_mark(tokens, at + 1, ':')
            && matches!(tokens.get(at + 2), Some(TokenTree::Ident(_)));
        if !goes_on {
            break;
        }
        at += 2;
    }
    (words, at)
}

/// Behind an attribute, and behind the item too if that is for tests only.
fn after_attribute(rest: &[TokenTree]) -> usize {
    let bang = usize::from(is_mark(rest, 1, '!'));
    let Some(TokenTree::Group(attribute)) = rest.get(1 + bang) else { return 1 };
    let after = 2 + bang;
    if attribute.stream().to_string().replace(' ', "") != "cfg(test)" {
        return after;
    }
    let ends = |token: &TokenTree| is(token, ';') || body(token).is_some();
    rest.iter().skip(after).position(ends).map_or(rest.len(), |end| after + end + 1)
}

/// What stands in braces.
fn body(token: &TokenTree) -> Option<&Group> {
    match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => Some(group),
        _ => None,
    }
}
