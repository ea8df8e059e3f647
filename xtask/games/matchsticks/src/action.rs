//! What a player may do.

kernel::actions! {
    /// One decision.
    pub enum Action {
        /// §MS-3 Take this many sticks.
        "take" Take { count: u8 }
    }
}
