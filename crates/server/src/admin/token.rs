//! A token that opens the operator's address.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::random;

/// Fewest characters of a token.
pub const SHORTEST_TOKEN: usize = 32;

/// A token that is recognised and cannot be read: it is kept as a code under a key of this process.
#[derive(Clone)]
pub struct Token {
    key: [u8; 32],
    code: Vec<u8>,
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

impl Token {
    /// A token of this text without blanks around it, unless that is too short to be safe.
    pub fn new(text: &str) -> Option<Token> {
        let text = text.trim();
        if text.chars().count() < SHORTEST_TOKEN {
            return None;
        }
        let key = random::bytes::<32>();
        let code = coded(&key, text).finalize().into_bytes().to_vec();
        Some(Token { key, code })
    }

    /// Whether this is the token; how long that takes tells nothing about it.
    pub(super) fn is(&self, text: &str) -> bool {
        coded(&self.key, text.trim()).verify_slice(&self.code).is_ok()
    }
}

fn coded(key: &[u8; 32], text: &str) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length is accepted");
    mac.update(text.as_bytes());
    mac
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_token_itself_opens_and_a_short_one_is_none() {
        let text = "0123456789abcdef0123456789abcdef";
        assert!(Token::new(&text[1..]).is_none());
        let token = Token::new(&format!("{text}\n")).unwrap();
        assert!(token.is(text) && !token.is("") && !token.is(&text[1..]));
        assert!(!token.is(&text.to_uppercase()));
        assert!(!format!("{token:?}").contains("0123"), "nothing of it is told");
    }
}
