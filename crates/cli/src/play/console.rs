//! Lines in, lines out.

use std::io::{self, BufRead, Read, Write};

/// The longest line that is read.
const LONGEST: u64 = 64 * 1024;

/// A terminal, or two files that stand for one.
pub(crate) struct Console<'a> {
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    terminal: bool,
}

impl<'a> Console<'a> {
    /// A console on these two; `terminal` if a person sits there.
    pub(crate) fn new(
        input: &'a mut dyn BufRead,
        output: &'a mut dyn Write,
        terminal: bool,
    ) -> Self {
        Console { input, output, terminal }
    }

    /// Whether a person sits there.
    pub(crate) fn is_terminal(&self) -> bool {
        self.terminal
    }

    /// Writes one line.
    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    /// Where anything else is written.
    pub(crate) fn output(&mut self) -> &mut dyn Write {
        self.output
    }

    /// Asks for a line; nothing when the input has ended.
    pub(crate) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.output, "{prompt} ")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        let read = (&mut self.input).take(LONGEST).read_until(b'\n', &mut bytes)?;
        if !self.terminal || read == 0 {
            writeln!(self.output)?;
        }
        let line = String::from_utf8_lossy(&bytes);
        Ok((read > 0).then(|| line.trim().to_owned()))
    }

    /// Hides what was written before.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.terminal {
            write!(self.output, "\x1b[2J\x1b[3J\x1b[H")
        } else {
            writeln!(self.output, "{}", "─".repeat(60))
        }
    }
}
