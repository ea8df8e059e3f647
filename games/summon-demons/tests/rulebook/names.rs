//! Names of an owner's pack.

use summon_demons::{Options, SummonDemons};
use testkit::Renaming;

/// Every record is called by the name that its owner gives it, in every text and language.
#[test]
fn a_renamed_box_says_no_old_name() {
    let setups = [2, 4].map(|seats| Options { seats, ..Options::default() });
    Renaming::<SummonDemons>::new(setups).run();
}
