//! The list of actions, short when it is long.

use cabinet::{JsonFault, Listed, read_json};
use serde_json::Value;

/// Lists up to this length are written out in words.
const SHORT: usize = 12;
/// Columns of a line.
const WIDTH: usize = 92;

/// The list as lines: in words while it is short, by the heads of the notations when it is long.
pub(crate) fn menu(actions: &[Listed]) -> Vec<String> {
    if actions.len() <= SHORT {
        return in_words(actions, |_| true);
    }
    let mut groups: Vec<(&str, Vec<String>)> = Vec::new();
    let mut nameless: Vec<(usize, &Listed)> = Vec::new();
    for (number, one) in (1..).zip(actions) {
        let (head, tail) = parts(&one.notation);
        if head.ends_with(' ') && !tail.is_empty() && tail.split(' ').all(is_id) {
            nameless.push((number, one));
            continue;
        }
        let entry = format!("{number} {tail}").trim_end().to_owned();
        match groups.iter_mut().find(|(known, _)| *known == head) {
            Some((_, entries)) => entries.push(entry),
            None => groups.push((head, vec![entry])),
        }
    }
    let mut lines: Vec<String> =
        groups.iter().flat_map(|(head, entries)| wrapped(head, entries)).collect();
    // A number by which only the game knows a thing says nothing: such actions stand in words.
    let words = |(number, one): &(usize, &Listed)| format!("{number:>4}  {}", one.phrase);
    lines.extend(nameless.iter().map(words));
    lines
}

/// Whether a word of a notation is the game's own number of a thing, such as `t3`.
fn is_id(word: &str) -> bool {
    let digits = word.trim_start_matches(|letter: char| letter.is_ascii_lowercase());
    digits.len() + 1 == word.len() && digits.bytes().all(|digit| digit.is_ascii_digit())
}

/// Every action that fits, with its number, notation and words; what differs only by a number
/// stands on one line when the list is long.
pub(crate) fn in_words(actions: &[Listed], fits: impl Fn(&Listed) -> bool) -> Vec<String> {
    let fitting: Vec<(usize, &Listed)> = (1..).zip(actions).filter(|(_, one)| fits(one)).collect();
    if fitting.len() > SHORT {
        return by_words(&fitting);
    }
    let wide = fitting.iter().map(|(_, one)| one.notation.chars().count());
    let wide = wide.max().unwrap_or(0);
    fitting
        .iter()
        .map(|(number, one)| format!("{number:>4}  {:<wide$}  {}", one.notation, one.phrase))
        .collect()
}

/// One line for all actions whose words are the same but for the number in their notation.
fn by_words(actions: &[(usize, &Listed)]) -> Vec<String> {
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for (number, one) in actions {
        let words = without_number(one);
        let entry = format!("{number} {}", one.notation);
        match groups.iter_mut().find(|(known, _)| *known == words) {
            Some((_, entries)) => entries.push(entry),
            None => groups.push((words, vec![entry])),
        }
    }
    let wide = groups.iter().map(|(words, _)| words.chars().count()).max();
    let wide = wide.unwrap_or(0) + 1;
    groups
        .iter()
        .flat_map(|(words, entries)| wrapped(&format!("{words:<wide$}"), entries))
        .collect()
}

/// The words of an action with the number of its notation left open.
fn without_number(one: &Listed) -> String {
    let number = parts(&one.notation).1.trim_matches(|sign: char| !sign.is_ascii_digit());
    let mut found = false;
    let words = one.phrase.split(' ').map(|word| {
        if !found && !number.is_empty() && word == number {
            found = true;
            "…"
        } else {
            word
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The action that a line means: by number or by notation, in any case if that leaves no doubt.
pub(crate) fn pick<'a>(actions: &'a [Listed], line: &str) -> Option<&'a Listed> {
    if let Ok(number) = line.parse::<usize>() {
        return actions.get(number.checked_sub(1)?);
    }
    let exact = actions.iter().find(|one| one.notation == line);
    let mut alike = actions.iter().filter(|one| one.notation.eq_ignore_ascii_case(line));
    exact.or_else(|| alike.next().filter(|_| alike.next().is_none()))
}

/// Whether a line is the head of this action's notation.
pub(crate) fn is_head(one: &Listed, line: &str) -> bool {
    let head = parts(&one.notation).0;
    head.eq_ignore_ascii_case(line) || head.trim_end_matches(['@', ' ']).eq_ignore_ascii_case(line)
}

/// The head of a notation, up to its `@`, its first word or its first sign, and the rest; a word alone
/// is all head.
fn parts(notation: &str) -> (&str, &str) {
    let is_word = |letter: char| letter.is_alphabetic() || letter == '-';
    if notation.chars().count() > 2 && notation.chars().all(is_word) {
        return (notation, "");
    }
    let first = || notation.chars().next().map_or(0, char::len_utf8);
    let cut = notation.find(['@', ' ']).map_or_else(first, |at| at + 1);
    notation.split_at(cut)
}

/// A group in as many lines as it needs.
fn wrapped(head: &str, entries: &[String]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = format!("  {head:<4}");
    let indent = line.chars().count();
    let wide = entries.iter().map(|entry| entry.chars().count() + 2).max().unwrap_or(0).max(9);
    for entry in entries {
        let cell = format!("{entry:>wide$}");
        if line.chars().count() + cell.chars().count() > WIDTH {
            lines.push(line);
            line = " ".repeat(indent);
        }
        line.push_str(&cell);
    }
    lines.push(line);
    lines
}

/// An action as it was typed: JSON if it looks like it, a notation otherwise.
pub(crate) fn written(line: &str) -> Result<Value, JsonFault> {
    if line.starts_with('{') { read_json(line.as_bytes()) } else { Ok(line.into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(notation: &str) -> Listed {
        Listed {
            action: serde_json::Value::Null,
            notation: notation.to_owned(),
            phrase: format!("in words {notation}"),
        }
    }

    #[test]
    fn a_long_list_is_grouped_and_every_number_is_there() {
        let many: Vec<Listed> =
            (0..30).map(|n| listed(&format!("{}@c{n}", if n < 20 { 'R' } else { 'B' }))).collect();
        let lines = menu(&many);
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH));
        let text = lines.join(" ");
        for number in 1..=30 {
            assert!(text.contains(&format!(" {number} c{}", number - 1)));
        }
        assert_eq!(lines.iter().filter(|line| line.contains('@')).count(), 2);
        assert_eq!(menu(&many[..3]).len(), 3);
        assert_eq!(in_words(&many, |one| is_head(one, "b")).len(), 10);
    }

    #[test]
    fn a_notation_of_words_is_cut_between_them() {
        let many: Vec<Listed> = (0..30).map(|n| listed(&format!("place {n:04}"))).collect();
        let lines = menu(&many);
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH));
        assert!(lines[0].starts_with("  place "));
        let words: Vec<&str> = lines.iter().flat_map(|line| line.split_whitespace()).collect();
        assert_eq!(words[1..5], ["1", "0000", "2", "0001"]);
        assert!(many.iter().all(|one| is_head(one, "place") && !is_head(one, "p")));
    }

    #[test]
    fn a_word_stays_whole_and_a_number_of_the_game_is_put_into_words() {
        let mut many: Vec<Listed> = (0..20).map(|n| listed(&format!("step {n:04}"))).collect();
        many.extend(["face-foe", "done", "approach t3", "swap e0 e16"].map(listed));
        let lines = menu(&many);
        let has = |text: &str| lines.iter().any(|line| line.contains(text));
        assert!(has("face-foe") && has("done"), "{lines:?}");
        let word =
            |text: &str| lines.iter().any(|line| line.split_whitespace().any(|one| one == text));
        assert!(!word("ace-foe") && !word("one"), "{lines:?}");
        assert!(
            has("  23  in words approach t3") && has("  24  in words swap e0 e16"),
            "{lines:?}"
        );
        assert!(has(" 1 0000"), "{lines:?}");
    }

    #[test]
    fn words_that_differ_by_a_number_share_a_line() {
        let many: Vec<Listed> = (0..20)
            .map(|n| Listed {
                phrase: format!("Red to corner {n} of field {}", n / 5),
                ..listed(&format!("R@c{n}"))
            })
            .collect();
        let lines = in_words(&many, |_| true);
        assert_eq!(lines.len(), 4, "{lines:?}");
        assert!(lines[1].contains("Red to corner … of field 1"));
        assert!(lines[1].contains("6 R@c5") && lines[1].contains("10 R@c9"));
    }

    #[test]
    fn an_action_is_picked_by_number_or_notation() {
        let list = [listed("R@c1"), listed("!R"), listed("!r")];
        let picked = |line| pick(&list, line).map(|one| one.notation.as_str());
        assert_eq!(picked("1"), Some("R@c1"));
        assert_eq!(picked("r@C1"), Some("R@c1"));
        assert_eq!(picked("!r"), Some("!r"));
        assert_eq!(picked("0"), None);
        assert_eq!(picked("4"), None);
        assert_eq!(picked("99999999999999999999"), None);
        assert_eq!(picked("Y@c1"), None);
    }
}
