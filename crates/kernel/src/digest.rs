//! Canonical bytes and their SHA-256.

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest as _, Sha256};

/// A SHA-256 value, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Digest([u8; 32]);

impl Digest {
    /// The digest of these bytes.
    pub fn of(bytes: &[u8]) -> Digest {
        Digest(Sha256::digest(bytes).into())
    }

    /// The digest of several pieces, one after the other.
    pub fn of_all(pieces: &[&[u8]]) -> Digest {
        let mut hasher = Sha256::new();
        for piece in pieces {
            hasher.update(piece);
        }
        Digest(hasher.finalize().into())
    }

    /// The 32 bytes.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// The canonical bytes of a value: fixed width rules, no native integers, the same everywhere.
///
/// # Panics
/// When the value cannot be encoded, which for our types is a bug (a map without known length).
pub fn encode<T: Serialize + ?Sized>(value: &T) -> Vec<u8> {
    postcard::to_stdvec(value).expect("game data have a compact form")
}

/// The value that has these canonical bytes, if one has.
pub(crate) fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

/// The digest of a value's canonical bytes.
pub fn digest<T: Serialize + ?Sized>(value: &T) -> Digest {
    Digest::of(&encode(value))
}

impl Digest {
    /// The 64 hexadecimal digits.
    fn digits(&self) -> [u8; 64] {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let mut digits = [0; 64];
        for (pair, byte) in digits.chunks_exact_mut(2).zip(&self.0) {
            pair[0] = DIGITS[usize::from(byte >> 4)];
            pair[1] = DIGITS[usize::from(byte & 15)];
        }
        digits
    }
}

/// Digits as text.
fn text(digits: &[u8; 64]) -> &str {
    std::str::from_utf8(digits).expect("digits are ASCII")
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(text(&self.digits()))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(text(&self.digits()))
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let bad = || de::Error::custom("a digest is 64 hexadecimal digits");
        let digits = text.as_bytes();
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return Err(bad());
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| bad())?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| bad())?;
        }
        Ok(Digest(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_reads_back_and_bad_text_is_refused() {
        let one = digest(&(1u8, "x"));
        let text = serde_json::to_string(&one).unwrap();
        assert_eq!(serde_json::from_str::<Digest>(&text).unwrap(), one);
        for bad in ["\"\"", "\"zz\"", "7", &text.replace('"', "\"0")] {
            assert!(serde_json::from_str::<Digest>(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_empty_digest_is_the_published_one() {
        assert!(Digest::of(b"").to_string().starts_with("e3b0c44298fc1c14"));
    }
}
