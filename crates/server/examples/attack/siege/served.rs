//! The server that is attacked: a process of its own.

use std::fs::{File, OpenOptions};
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Resource, Rlimit, Signal, getrlimit, kill_process, prlimit, setrlimit};
use server::Config;

use super::Problem;

/// The allocator of the program itself.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Serves as it ships; the first line says where.
pub(super) fn serve(addr: &str, data: &str, front: &str) -> Result<(), Problem> {
    let config = Config {
        addr: addr.parse()?,
        data: data.into(),
        proxied: front == "proxy",
        ..Config::default()
    };
    Ok(server::run(config, |addr| println!("{addr}"))?)
}

/// As many files at once as the system lets this process and its servers open.
pub(super) fn many_handles() -> Result<(), Problem> {
    let now = getrlimit(Resource::Nofile);
    Ok(setrlimit(Resource::Nofile, Rlimit { current: now.maximum, maximum: now.maximum })?)
}

/// A running server; it is killed with this value.
pub(super) struct Served {
    child: Child,
    pub(super) addr: SocketAddr,
}

impl Served {
    /// Starts one and waits until it listens.
    pub(super) fn start(
        addr: SocketAddr,
        data: &Path,
        front: &str,
        log: &Path,
    ) -> Result<Served, Problem> {
        let log = OpenOptions::new().create(true).append(true).open(log)?;
        let mut child = command(addr, data, front, log)?.stdout(Stdio::piped()).spawn()?;
        let mut said = BufReader::new(child.stdout.take().ok_or("a server speaks")?);
        let mut line = String::new();
        said.read_line(&mut line)?;
        let Ok(addr) = line.trim().parse() else {
            return Err(format!("the server does not start: {}", child.wait()?).into());
        };
        Ok(Served { child, addr })
    }

    fn pid(&self) -> Result<Pid, Problem> {
        let id = i32::try_from(self.child.id())?;
        Ok(Pid::from_raw(id).ok_or("a process has a number")?)
    }

    /// Ends it at once, as a lack of memory would.
    pub(super) fn kill(&mut self) -> Result<(), Problem> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Ends it in order.
    pub(super) fn terminate(&mut self) -> Result<(), Problem> {
        kill_process(self.pid()?, Signal::TERM)?;
        let ended = self.child.wait()?;
        if ended.success() { Ok(()) } else { Err(format!("it ended with {ended}").into()) }
    }

    /// Lets it write no byte beyond so many in any file; nothing is a disk with room.
    pub(super) fn room(&self, bytes: Option<u64>) -> Result<(), Problem> {
        self.limit(Resource::Fsize, bytes)
    }

    /// Lets it open so many files.
    pub(super) fn handles(&self, files: u64) -> Result<(), Problem> {
        self.limit(Resource::Nofile, Some(files))
    }

    fn limit(&self, what: Resource, most: Option<u64>) -> Result<(), Problem> {
        // The hard limit, which it has from this process, stays, so that the soft one may rise again.
        let maximum = getrlimit(what).maximum;
        let current = most.or(maximum);
        prlimit(Some(self.pid()?), what, Rlimit { current, maximum })?;
        Ok(())
    }

    /// Most bytes that it has held in memory.
    pub(super) fn peak(&self) -> Result<u64, Problem> {
        self.memory("VmHWM:")
    }

    /// Bytes that it holds in memory.
    pub(super) fn resident(&self) -> Result<u64, Problem> {
        self.memory("VmRSS:")
    }

    fn memory(&self, which: &str) -> Result<u64, Problem> {
        let file = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(&file)?;
        let line = status.lines().find_map(|line| line.strip_prefix(which));
        let kib = line.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok());
        Ok(kib.ok_or("the server has ended by itself")? * 1024)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended by itself, which was found out before.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The same program as a server. A write beyond the limit of [`Served::room`] is to fail as it does
/// on a full disk, instead of ending the process.
fn command(addr: SocketAddr, data: &Path, front: &str, log: File) -> Result<Command, Problem> {
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh"]).arg(std::env::current_exe()?);
    command.args(["serve", &addr.to_string()]).arg(data).arg(front);
    command.stdin(Stdio::null()).stderr(log).env("PANDEMONIUM_LOG", "warn");
    Ok(command)
}

/// A second server over the same file must not start.
pub(super) fn second(data: &Path, log: &Path) -> Result<String, Problem> {
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    match Served::start(any, data, "open", log) {
        Ok(_) => Err("a second server started over the same file".into()),
        Err(refusal) => Ok(refusal.to_string()),
    }
}
