//! Common files name no game: the product has one list of games, and so has the client.

use crate::problem::{Problem, line_of};

/// The two lists.
const SHELVES: [&str; 2] = ["crates/cabinet/src/shelf.rs", "web/src/games/registry.ts"];
/// What stands before a name that is data, a path or the end of a message's key; prose has blanks.
const OPENING: [char; 5] = ['\'', '"', '`', '/', '-'];

/// Checks one file; games are given by their folders.
pub(super) fn check(file: &str, text: &str, games: &[String]) -> Vec<Problem> {
    let slugs: Vec<&str> =
        games.iter().filter_map(|folder| folder.strip_prefix("games/")).collect();
    if !is_common(file, &slugs) {
        return Vec::new();
    }
    // Tests may take any game as their example.
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let mut problems = Vec::new();
    for slug in &slugs {
        let krate = slug.replace('-', "_");
        let names = if krate == *slug { vec![*slug] } else { vec![*slug, krate.as_str()] };
        for (name, at) in
            names.into_iter().flat_map(|name| mentions(code, name).map(move |at| (name, at)))
        {
            // The end of a longer name is not the shorter one.
            let said = &code[..at + name.len()];
            if slugs.iter().any(|other| other.len() > slug.len() && said.ends_with(other)) {
                continue;
            }
            let advice = format!(
                "a common file must not name {slug}: the game brings what it needs, and is listed in {}",
                SHELVES.join(" and ")
            );
            problems.push(Problem::new(file, line_of(code, at), advice));
        }
    }
    problems
}

/// Whether a file belongs to the product or its client, but to no game.
fn is_common(file: &str, slugs: &[&str]) -> bool {
    let of_crate = file.strip_prefix("crates/").and_then(|rest| rest.split_once('/'));
    let of_product = of_crate.is_some_and(|(_, rest)| {
        (rest.starts_with("src/") || rest.starts_with("locales/")) && !rest.ends_with("tests.rs")
    });
    let of_client = file.strip_prefix("web/src/").is_some_and(|rest| {
        let folder = rest.strip_prefix("games/").and_then(|rest| rest.split('/').next());
        !folder.is_some_and(|folder| slugs.contains(&folder)) && !rest.contains(".test.")
    });
    (of_product || of_client) && !SHELVES.contains(&file)
}

/// Where a name stands as data, in a path, as a key or as a crate.
fn mentions<'a>(text: &'a str, name: &'a str) -> impl Iterator<Item = usize> + 'a {
    let inner = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '-';
    let names = move |at: usize| {
        let (before, after) = (text[..at].chars().next_back(), &text[at + name.len()..]);
        let opened = before.is_some_and(|letter| OPENING.contains(&letter));
        let keyed = after.starts_with(':') && !before.is_some_and(inner);
        (opened || keyed) && !after.starts_with(inner)
    };
    text.match_indices(name).map(|(at, _)| at).filter(move |&at| names(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(file: &str, text: &str) -> Vec<String> {
        let games = ["games/imps", "games/little-imps", "xtask/games/toy"].map(ToOwned::to_owned);
        check(file, text, &games).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_common_file_that_names_a_game_is_found() {
        assert_eq!(
            found("crates/server/src/names.rs", "\nif game == \"little-imps\" {}"),
            [
                "crates/server/src/names.rs:2: a common file must not name little-imps: the game brings \
              what it needs, and is listed in crates/cabinet/src/shelf.rs and \
              web/src/games/registry.ts"
            ]
        );
        for (file, line) in [
            ("crates/cabinet/src/entry.rs", "use little_imps::LittleImps;"),
            ("crates/server/locales/en.ftl", "level-of-imps = Imp"),
            ("web/src/App.svelte", "const room = () => import('./games/imps/Room.svelte');"),
            ("web/src/lobby/Home.svelte", "<a href=\"/rules/imps\">"),
            ("web/src/games/client.ts", "const accents = { imps: 'red' };"),
        ] {
            assert_eq!(found(file, line).len(), 1, "{file}: {line}");
        }
    }

    #[test]
    fn the_lists_the_games_themselves_tests_and_prose_may() {
        for (file, line) in [
            ("crates/cabinet/src/shelf.rs", "use imps::Imps;"),
            ("web/src/games/registry.ts", "import { card } from './imps/card';"),
            ("web/src/games/imps/card.ts", "slug: 'imps',"),
            ("games/imps/src/lib.rs", "slug: \"imps\","),
            ("web/src/lib/router.test.ts", "parse('/play/imps')"),
            ("crates/cabinet/src/entry.rs", "#[cfg(test)]\nmod tests { use imps::Imps; }"),
            ("crates/minds/src/level.rs", "// The weakest opponents are imps."),
            ("web/src/locales/en.ftl", "home-lead = Five games with imps, and imps-to-be."),
        ] {
            assert_eq!(found(file, line), [""; 0], "{file}: {line}");
        }
    }
}
