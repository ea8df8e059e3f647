//! One server for one file.
//!
//! A server knows where the recent rows of its tables stand, and takes what another one writes in
//! between for damage. So the second one is kept out.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::Path;
use std::time::{Duration, Instant};

use super::StoreError;

/// How long a server that is about to end is waited for.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// Keeps every other server from this data file as long as the lock lives, which the system ends if
/// the program is killed. Waits a while for a server that has it.
pub(super) fn take(data: &Path, patience: Duration) -> Result<File, StoreError> {
    let mut name = data.as_os_str().to_owned();
    name.push("-lock");
    let failed = |error: std::io::Error| StoreError::Failed(error.to_string());
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(&name);
    let file = file.map_err(failed)?;
    let end = Instant::now() + patience;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) if Instant::now() < end => {
                std::thread::sleep(Duration::from_millis(20));
            }
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse),
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
                tracing::warn!("nothing keeps a second server from this data file");
                return Ok(file);
            }
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Sqlite;

    #[test]
    fn a_second_server_is_refused_until_the_first_has_ended() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data.db");
        let first = Sqlite::open(&data).unwrap();
        assert_eq!(take(&data, Duration::ZERO).unwrap_err(), StoreError::InUse);
        let waiting = std::thread::spawn(move || Sqlite::open(&data).map(drop));
        drop(first);
        assert_eq!(waiting.join().unwrap(), Ok(()));
    }
}
