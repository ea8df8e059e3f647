//! How the game shows itself: through view and text alone so far.

use kernel::Show;

use crate::Demons;

impl Show for Demons {
    type Picture = ();
}
