//! How the game shows itself.

use kernel::Show;

use crate::Demonworld;

impl Show for Demonworld {
    type Picture = ();
}
