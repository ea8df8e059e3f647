//! Sentences that were said before: a legal list says the same few again and again.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use kernel::Arg;

use crate::Sentences;

/// Sentences kept by one thread before it begins anew.
const KEPT: usize = 2000;
/// Longest request that is kept, in bytes: a name or a long list rarely comes again.
const LONGEST: usize = 120;

thread_local! {
    static SAID: RefCell<(String, BTreeMap<String, String>)> = RefCell::default();
}

/// The sentence that was said to the same request before, or a new one.
pub(crate) fn once(
    sentences: &Sentences,
    id: &str,
    args: &[(&str, Arg<'_>)],
    say: impl FnOnce() -> String,
) -> String {
    let known = SAID.with_borrow_mut(|(request, said)| {
        request.clear();
        write!(request, "{}\0{id}", sentences.serial).expect(STRING);
        for (name, arg) in args {
            // The kind stands before the value: a number is said otherwise than its digits.
            match arg {
                Arg::Text(text) => write!(request, "\0{name}\0t{text}").expect(STRING),
                Arg::Number(number) => write!(request, "\0{name}\0n{number}").expect(STRING),
            }
        }
        said.get(&**request).cloned().ok_or_else(|| request.clone())
    });
    let request = match known {
        Ok(sentence) => return sentence,
        Err(request) => request,
    };
    let sentence = say();
    if request.len() <= LONGEST {
        SAID.with_borrow_mut(|(_, said)| {
            if said.len() >= KEPT {
                said.clear();
            }
            said.insert(request, sentence.clone());
        });
    }
    sentence
}

const STRING: &str = "writing to a string cannot fail";
