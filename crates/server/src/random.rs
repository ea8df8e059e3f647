//! Ids and secrets from the operating system.

/// Fresh random bytes.
///
/// # Panics
/// When the operating system has none to give; nothing secret can be made then.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// Letters and digits that are not mistaken for one another.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// An id of a table or an upload: 80 random bits in 16 letters.
pub(crate) fn id() -> String {
    letters(&bytes::<16>())
}

/// A secret of 240 random bits in 48 letters.
pub(crate) fn secret() -> String {
    letters(&bytes::<48>())
}

/// Five bits of each byte as one letter.
fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte & 31)])).collect()
}

/// Whether a text could be an id; anything else is refused before it reaches the store.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string cannot fail");
        text
    })
}

/// Bytes from hexadecimal digits.
pub(crate) fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    if text.len() != 2 * N || !text.is_ascii() {
        return None;
    }
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_look_like_ids_and_hex_comes_back() {
        assert!(is_id(&id()));
        assert!(!is_id("../../etc/passwd"));
        assert_eq!(unhex::<3>(&hex(&[0, 171, 255])), Some([0, 171, 255]));
        assert_eq!(unhex::<3>("00ab"), None);
    }
}
