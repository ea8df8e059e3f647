//! The server as a process of its own.

use std::path::Path;
use std::process::{Child, Command};
use std::time::Duration;

use tokio::net::TcpStream;

use crate::Problem;

/// A server that was started here and ends with this value.
pub(crate) struct Served {
    child: Child,
    pub(crate) address: String,
}

/// What the system says of it.
pub(crate) struct Status {
    /// Memory now and at most, in kB.
    pub(crate) resident: u64,
    pub(crate) peak: u64,
    pub(crate) threads: u64,
}

impl Served {
    /// Starts this program as the server, and waits until it answers.
    pub(crate) async fn start(data: &Path) -> Result<Served, Problem> {
        let free = std::net::TcpListener::bind("127.0.0.1:0")?;
        let address = free.local_addr()?.to_string();
        drop(free);
        let child = Command::new(std::env::current_exe()?)
            .args(["serve", &address, &data.to_string_lossy()])
            .env("PANDEMONIUM_LOG", "warn")
            .spawn()?;
        let mut served = Served { child, address };
        while TcpStream::connect(&served.address).await.is_err() {
            if let Some(end) = served.child.try_wait()? {
                return Err(format!("the server has ended: {end}").into());
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(served)
    }

    /// Ends it as a power cut does.
    pub(crate) fn kill(&mut self) -> Result<(), Problem> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    pub(crate) fn status(&self) -> Result<Status, Problem> {
        let text = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let figure = |name: &str| -> Result<u64, Problem> {
            let line = text.lines().find_map(|line| line.strip_prefix(name));
            let word = line.and_then(|rest| rest.split_whitespace().next());
            Ok(word.ok_or("the server has ended")?.parse()?)
        };
        Ok(Status {
            resident: figure("VmRSS:")?,
            peak: figure("VmHWM:")?,
            threads: figure("Threads:")?,
        })
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.kill();
    }
}
