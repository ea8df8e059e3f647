//! Short forms of the attacks: nobody honest is refused, memory is bounded, nothing breaks.
//!
//! `cargo run --release -p server --example attack` is the long form, with times.
#![expect(clippy::print_stdout, reason = "the harness prints its figures")]

#[path = "../examples/attack/siege/mod.rs"]
mod siege;

fn main() -> Result<(), siege::Problem> {
    // The server that is attacked is this program.
    if std::env::args().nth(1).is_some_and(|word| word == "serve") {
        return siege::command();
    }
    siege::short(3)
}
