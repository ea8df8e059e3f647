//! How the game shows itself: through view and text alone so far.

use kernel::Show;

use crate::SummonDemons;

impl Show for SummonDemons {
    type Picture = ();
}
