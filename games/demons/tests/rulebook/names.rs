//! Names of an owner's pack.

use demons::{Demons, Options};
use testkit::Renaming;

/// Every record is called by the name that its owner gives it, in every text and language.
#[test]
fn a_renamed_box_says_no_old_name() {
    let setups = [1, 3, 4].map(|seats| Options { seats, ..Options::default() });
    Renaming::<Demons>::new(setups).keys(&["constant", "magician"]).run();
}
