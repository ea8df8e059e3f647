//! One server for one file.
//!
//! A server knows where the recent rows of its tables stand, and takes what another one writes in
//! between for damage. So the second one is kept out, whatever name it calls the file by; one that
//! comes past the lock all the same is fenced off (see [`super::fence`]).

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::StoreError;

/// How long a server that is about to end is waited for.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);
/// Links that lead to links, before somebody has made a circle.
const LINKS: usize = 40;

/// The place where a file stands or will stand, by its one name without links.
pub fn resolved(data: &Path) -> io::Result<PathBuf> {
    let mut place = data.to_owned();
    for _ in 0..LINKS {
        match fs::canonicalize(&place) {
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            done => return done,
        }
        let folder = match place.parent() {
            Some(folder) if folder != Path::new("") => folder,
            _ => Path::new("."),
        };
        let folder = fs::canonicalize(folder)?;
        let Ok(target) = fs::read_link(&place) else {
            let name = place.file_name().ok_or(ErrorKind::InvalidInput)?;
            return Ok(folder.join(name));
        };
        place = folder.join(target);
    }
    Err(ErrorKind::TooManyLinks.into())
}

/// Keeps every other server from this data file, named by [`resolved`], as long as the lock lives,
/// which the system ends if the program is killed. Waits a while for a server that has it.
pub(super) fn take(data: &Path, patience: Duration) -> Result<File, StoreError> {
    let mut name = data.as_os_str().to_owned();
    name.push("-lock");
    let failed = |error: io::Error| StoreError::Failed(error.to_string());
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
        let place = resolved(&data).unwrap();
        assert_eq!(take(&place, Duration::ZERO).unwrap_err(), StoreError::InUse);
        let waiting = std::thread::spawn(move || Sqlite::open(&data).map(drop));
        drop(first);
        assert_eq!(waiting.join().unwrap(), Ok(()));
    }

    #[cfg(unix)]
    #[test]
    fn a_link_leads_to_the_same_lock_before_and_after_the_file_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let (data, link) = (folder.path().join("data.db"), folder.path().join("link.db"));
        std::os::unix::fs::symlink("data.db", &link).unwrap();
        let before = resolved(&link).unwrap();
        let _first = Sqlite::open(&data).unwrap();
        assert_eq!(before, resolved(&data).unwrap());
        assert_eq!(before, resolved(&link).unwrap());
        assert_eq!(take(&before, Duration::ZERO).unwrap_err(), StoreError::InUse);
    }

    #[cfg(unix)]
    #[test]
    fn links_in_a_circle_are_told() {
        let folder = tempfile::tempdir().unwrap();
        let (one, two) = (folder.path().join("one.db"), folder.path().join("two.db"));
        std::os::unix::fs::symlink(&one, &two).unwrap();
        std::os::unix::fs::symlink(&two, &one).unwrap();
        assert!(resolved(&one).is_err());
    }
}
