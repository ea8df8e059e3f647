//! Numbers as a language writes them: a true minus, and thousands set apart from ten thousand on.

use fluent_bundle::FluentValue;

pub(crate) fn english<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    written(value, ',')
}

/// French sets thousands apart by a narrow space.
pub(crate) fn french<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    written(value, '\u{202f}')
}

fn written(value: &FluentValue<'_>, apart: char) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let text = number.as_string();
    let digits = text.trim_start_matches('-');
    let is_whole = digits.bytes().all(|digit| digit.is_ascii_digit());
    if !is_whole || (digits.len() == text.len() && digits.len() < 5) {
        return None;
    }
    let mut written = String::from(if digits.len() < text.len() { "−" } else { "" });
    for (place, digit) in (1..=digits.len()).rev().zip(digits.chars()) {
        written.push(digit);
        if digits.len() > 4 && place % 3 == 1 && place > 1 {
            written.push(apart);
        }
    }
    Some(written)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_their_language_does() {
        let french = |number: i64| french(&FluentValue::from(number), &());
        assert_eq!(french(-3).as_deref(), Some("−3"));
        assert_eq!(french(-1234).as_deref(), Some("−1234"));
        assert_eq!(french(21_000).as_deref(), Some("21\u{202f}000"));
        assert_eq!(french(-1_234_567).as_deref(), Some("−1\u{202f}234\u{202f}567"));
        assert_eq!((french(0), french(2000)), (None, None));
        let english = english(&FluentValue::from(105_000), &());
        assert_eq!(english.as_deref(), Some("105,000"));
        assert_eq!(super::english(&FluentValue::from("-3"), &()), None);
    }
}
