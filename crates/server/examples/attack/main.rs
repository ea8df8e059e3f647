//! What one person could do to a public server, done to one of its own while honest people play:
//! `cargo run --release -p server --example attack -- NAME|all [--seconds 60]`.
//!
//! The server is a process of its own on this computer's loopback, with the limits that ship; the
//! attack ends by itself. Printed are the honest people's times, the server's memory, whoever honest
//! was refused, and what the attacker got. The command fails if a bar is missed. Without a name it
//! lists the attacks.
#![expect(clippy::print_stdout, reason = "an example speaks on standard output")]

mod siege;

fn main() -> Result<(), siege::Problem> {
    siege::command()
}
