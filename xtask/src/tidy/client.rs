//! The client's folders are layers: each imports from itself and from those below it. What the
//! server sends is given a type in one place of each game, and nowhere else; the types are generated.
//!
//! `web/layers.json` orders the folders; `ESLint` reads it too and says the same while
//! somebody writes.

use anyhow::{Context as _, Result};

use crate::problem::{Problem, line_of};
use crate::workspace::Workspace;

/// From the bottom up; `games/*` is each folder of `games` by itself, `.` whatever lies beside the
/// folders.
const ORDER: &str = "web/layers.json";
const SOURCES: &str = "web/src/";
const GAMES: &str = "web/src/games/";
const EXPORT: &str = "\nexport type ";
/// The file of a game in which JSON becomes what the game says it is.
const SEAM: &str = "/wire.ts";
const CAST: &str = " as unknown as ";
/// The file of a game that holds the types of what it sends.
const GENERATED: &str = "/generated.ts";
/// What stands before the name of an imported file.
const IMPORTS: [&str; 3] = ["from '", "import '", "import('"];

/// Checks every source of the client.
pub(super) fn check(workspace: &Workspace, files: &[String]) -> Result<Vec<Problem>> {
    let layers = Layers::read(&workspace.read(ORDER)?)?;
    let mut problems = Vec::new();
    for ending in [".ts", ".svelte"] {
        for (file, text) in workspace.sources(files, SOURCES, ending)? {
            problems.extend(layers.check(&file, &text, files));
            problems.extend(casts(&file, &text));
            if let Some(types) = generated(&file).filter(|types| files.contains(types)) {
                problems.extend(by_hand(&file, &text, &declared(&workspace.read(&types)?)));
            }
        }
    }
    Ok(problems)
}

/// The order of the folders.
struct Layers(Vec<Vec<String>>);

/// Where a file belongs.
#[derive(PartialEq, Eq)]
struct Position {
    name: String,
    height: Option<usize>,
}

impl Layers {
    fn read(text: &str) -> Result<Self> {
        serde_json::from_str(text).map(Self).with_context(|| format!("reading {ORDER}"))
    }

    fn height(&self, entry: &str) -> Option<usize> {
        self.0.iter().position(|layer| layer.iter().any(|one| one == entry))
    }

    /// The most exact place in the list for a file, named from the sources on.
    fn place(&self, file: &str) -> Position {
        let bare = file.trim_end_matches(".ts").trim_end_matches(".svelte");
        let mut parts = file.split('/');
        let (folder, inner, deeper) = match (parts.next(), parts.next(), parts.next()) {
            (Some(folder), Some(inner), deeper) => (folder, inner, deeper.is_some()),
            _ => (".", "", false),
        };
        let mut places = vec![(bare.to_owned(), bare.to_owned())];
        if deeper {
            places.push((format!("{folder}/{inner}"), format!("{folder}/*")));
        }
        places.push((folder.to_owned(), folder.to_owned()));
        let found = places.into_iter().find_map(|(name, entry)| {
            self.height(&entry).map(|height| Position { name, height: Some(height) })
        });
        found.unwrap_or_else(|| Position { name: folder.to_owned(), height: None })
    }

    /// Why one file may not import another, both named from the sources on.
    fn fault(&self, file: &str, imported: &str) -> Option<String> {
        let (from, to) = (self.place(file), self.place(imported));
        if let Some(stray) = [&from, &to].into_iter().find(|place| place.height.is_none()) {
            return Some(format!("{} has no place in {ORDER}", stray.name));
        }
        let advice = || {
            format!(
                "{} must not import from {}, which is not below it in {ORDER}",
                from.name, to.name
            )
        };
        (from.name != to.name && to.height >= from.height).then(advice)
    }

    fn check(&self, file: &str, text: &str, files: &[String]) -> Vec<Problem> {
        let own = file.trim_start_matches(SOURCES);
        let faults = imports(text).filter_map(|(offset, wanted)| {
            let imported = resolved(own, wanted, files);
            self.fault(own, &imported)
                .map(|advice| Problem::new(file, line_of(text, offset), advice))
        });
        faults.collect()
    }
}

/// Casts that no compiler checks, outside the seam; tests make values of their own.
fn casts(file: &str, text: &str) -> Vec<Problem> {
    if file.ends_with(SEAM) || file.ends_with(".test.ts") {
        return Vec::new();
    }
    let advice = "what the server sends is given its type in the game's wire.ts alone";
    let found = text.match_indices(CAST);
    found.map(|(offset, _)| Problem::new(file, line_of(text, offset), advice)).collect()
}

/// Where the generated types lie of the game to which a file belongs; they themselves belong to none,
/// and tests make values of their own.
fn generated(file: &str) -> Option<String> {
    let (game, rest) = file.strip_prefix(GAMES)?.split_once('/')?;
    let own = !rest.ends_with(".test.ts") && !file.ends_with(GENERATED);
    own.then(|| format!("{GAMES}{game}{GENERATED}"))
}

/// The names of the types that a file exports.
fn declared(text: &str) -> Vec<&str> {
    text.match_indices(EXPORT).map(|(at, _)| word(&text[at + EXPORT.len()..])).collect()
}

/// The letters of a name.
fn word(text: &str) -> &str {
    text.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default()
}

/// Types of what the server sends that are not the generated ones: declared again, or given by a cast.
fn by_hand(file: &str, text: &str, generated: &[&str]) -> Vec<Problem> {
    let names = |mark: &'static str| {
        text.match_indices(mark).map(move |(at, _)| (at, word(&text[at + mark.len()..])))
    };
    let again = ["interface ", "type "].into_iter().flat_map(names);
    let again = again.filter(|(at, name)| {
        let declares = text[..*at].ends_with('\n') || text[..*at].ends_with("export ");
        declares && generated.contains(name)
    });
    let again =
        again.map(|(at, name)| (at, format!("{name} is typed by hand, and in {GENERATED}")));
    let strange = names(CAST).filter(|(at, name)| {
        let wrapped = text[at + CAST.len() + name.len()..].strip_prefix('<').map(word);
        !generated.contains(&wrapped.unwrap_or(name))
    });
    let strange =
        strange.map(|(at, _)| (at, format!("a cast to what is typed by hand, not in {GENERATED}")));
    again.chain(strange).map(|(at, advice)| Problem::new(file, line_of(text, at), advice)).collect()
}

/// The relative imports of a source, each with its place.
fn imports(text: &str) -> impl Iterator<Item = (usize, &str)> {
    IMPORTS.into_iter().flat_map(move |mark| {
        text.match_indices(mark).filter_map(move |(offset, _)| {
            let wanted = text[offset + mark.len()..].split('\'').next()?;
            wanted.starts_with('.').then_some((offset, wanted))
        })
    })
}

/// What an import of a file means, from the sources on; a folder means its index.
fn resolved(file: &str, wanted: &str, files: &[String]) -> String {
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for step in wanted.split('/') {
        match step {
            "." => {}
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    let path = parts.join("/");
    let folder = format!("{SOURCES}{path}/");
    if files.iter().any(|one| one.starts_with(&folder)) { format!("{path}/index") } else { path }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ORDER_HERE: &str = r#"[
        ["lib"], ["protocol"], ["games"], ["games/*"], ["games/registry"], ["match", "lobby"], ["."]
    ]"#;

    /// What is found where a file holds this line.
    fn found(file: &str, line: &str) -> Vec<String> {
        let files = ["protocol/index.ts", "games/demons/index.ts", "lib/copy.ts"];
        let files: Vec<String> = files.iter().map(|file| format!("{SOURCES}{file}")).collect();
        let layers = Layers::read(ORDER_HERE).expect("a list of lists");
        let problems = layers.check(&format!("{SOURCES}{file}"), &format!("\n{line}\n"), &files);
        problems.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn what_points_down_is_allowed() {
        for (file, line) in [
            ("match/Table.svelte", "import { t } from '../lib/i18n.svelte';"),
            ("match/Table.svelte", "import { Match } from './ctrl.svelte';"),
            ("games/demons/Board.svelte", "import type { Hover } from '../client';"),
            ("games/demons/Board.svelte", "import Glyph from './parts/Glyph.svelte';"),
            ("games/registry.ts", "  demons: () => import('./demons'),"),
            ("App.svelte", "  const table = () => import('./match/Table.svelte');"),
            ("lib/copy.ts", "import { mount } from 'svelte';"),
        ] {
            assert_eq!(found(file, line), [""; 0], "{file}: {line}");
        }
    }

    #[test]
    fn what_points_up_or_sideways_is_found() {
        assert_eq!(
            found("lib/copy.ts", "import type { Legal } from '../protocol';"),
            ["web/src/lib/copy.ts:2: lib must not import from protocol, which is not below it in \
              web/layers.json"]
        );
        for (file, line) in [
            ("lib/copy.ts", "import '../match/ctrl.svelte';"),
            ("lib/copy.ts", "export * from '../games/client';"),
            ("lib/copy.ts", "import App from '../App.svelte';"),
            ("games/client.ts", "const load = () => import('./registry');"),
            ("games/summon/Board.svelte", "import { client } from '../demons';"),
            ("match/Waiting.svelte", "import Home from '../lobby/Home.svelte';"),
            ("lib/copy.ts", "import { old } from '../attic/box';"),
        ] {
            assert_eq!(found(file, line).len(), 1, "{file}: {line}");
        }
    }

    #[test]
    fn a_cast_stands_in_the_seam_of_its_game_and_nowhere_else() {
        let line = "export const actionOf = (legal: Legal) => legal.action as unknown as Action;";
        let count = |file: &str| casts(file, line).len();
        assert_eq!(count("web/src/games/demons/wire.ts"), 0);
        assert_eq!(count("web/src/games/demons/input.test.ts"), 0);
        assert_eq!(count("web/src/games/demons/input.ts"), 1);
        assert_eq!(count("web/src/match/Table.svelte"), 1);
    }

    #[test]
    fn what_is_sent_has_generated_types() {
        let generated = declared("// Head.\n\nexport type View = { seat: number };\n");
        let found = |text: &str| {
            let problems = by_hand("web/src/games/imps/wire.ts", text, &generated);
            problems.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        for fine in [
            "export const readView = (view: JsonValue): View => view as unknown as View | null;",
            "export const flat = (view: JsonValue) => view as unknown as Flat<View>;",
            "import type { View } from './generated';\nexport type Seen = View | null;",
        ] {
            assert_eq!(found(fine), [""; 0], "{fine}");
        }
        assert_eq!(
            found("\nexport interface View {\n  seat: number;\n}\n"),
            ["web/src/games/imps/wire.ts:2: View is typed by hand, and in /generated.ts"]
        );
        assert_eq!(
            found("\nexport const readView = (view: JsonValue) => view as unknown as Position;"),
            ["web/src/games/imps/wire.ts:2: a cast to what is typed by hand, not in /generated.ts"]
        );
        for bad in ["type View = object;", "const at = view as unknown as { seat: number };"] {
            assert_eq!(found(&format!("\n{bad}")).len(), 1, "{bad}");
        }
        let lies = |file: &str| generated_file(file);
        assert_eq!(lies("web/src/games/imps/wire.ts"), "web/src/games/imps/generated.ts");
        for other in [
            "web/src/games/client.ts",
            "web/src/games/imps/generated.ts",
            "web/src/games/imps/a.test.ts",
        ] {
            assert_eq!(lies(other), "", "{other}");
        }
    }

    fn generated_file(file: &str) -> String {
        generated(file).unwrap_or_default()
    }
}
