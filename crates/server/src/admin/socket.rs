//! The socket of the machine: made beside the data file, for its owner alone.

use std::fs;
use std::io::{self, ErrorKind};
use std::os::unix::fs::{FileTypeExt, MetadataExt, PermissionsExt};
use std::os::unix::net::UnixStream as Probe;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::net::unix::SocketAddr;
use tokio::net::{UnixListener, UnixStream};

use super::door::{Door, Uid, router};
use crate::state::App;
use crate::store::resolved;

/// The socket that belongs to a data file.
pub fn socket_of(data: &Path) -> io::Result<PathBuf> {
    let mut name = resolved(data)?.into_os_string();
    name.push("-admin");
    Ok(name.into())
}

/// Makes the socket and answers there until the server ends. What a server left behind that was
/// killed is replaced; what belongs to somebody else is not.
pub(crate) fn open(app: &Arc<App>, path: &Path) -> io::Result<()> {
    make_way(path)?;
    let listener = UnixListener::bind(path)?;
    fs::set_permissions(path, fs::Permissions::from_mode(0o600))?;
    let owner = fs::metadata(path)?.uid();
    let (path, ended) = (path.to_owned(), Arc::clone(app));
    let service = router(Arc::clone(app), Door::Socket);
    let served =
        axum::serve(Own { listener, owner }, service.into_make_service_with_connect_info::<Uid>());
    tokio::spawn(async move {
        // It never fails.
        tokio::select! {
            _ = served => {}
            () = ended.closed() => {}
        }
        // If it is gone already, somebody else has tidied up.
        let _ = fs::remove_file(path);
    });
    Ok(())
}

/// Removes a socket at which nobody answers. Only whoever has the data file comes here, so that no
/// other server of this file can be about to answer.
fn make_way(path: &Path) -> io::Result<()> {
    let found = match fs::symlink_metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        found => found?,
    };
    if !found.file_type().is_socket() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    match Probe::connect(path) {
        Err(error) if error.kind() == ErrorKind::ConnectionRefused => fs::remove_file(path),
        Err(error) => Err(error),
        Ok(_) => Err(ErrorKind::AddrInUse.into()),
    }
}

/// The socket, which turns strangers away whatever its mode is.
struct Own {
    listener: UnixListener,
    owner: u32,
}

impl Listener for Own {
    type Io = UnixStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (UnixStream, SocketAddr) {
        loop {
            match self.listener.accept().await {
                Ok((stream, address)) => {
                    let uid = stream.peer_cred().map(|peer| peer.uid());
                    if uid.as_ref().is_ok_and(|uid| [0, self.owner].contains(uid)) {
                        return (stream, address);
                    }
                    tracing::warn!(?uid, "another user knocked at the operator's socket");
                }
                Err(error) => {
                    tracing::warn!(%error, "the operator could not be let in");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl Connected<IncomingStream<'_, Own>> for Uid {
    fn connect_info(stream: IncomingStream<'_, Own>) -> Uid {
        // Nobody was let in whose name could not be read.
        Uid(stream.io().peer_cred().map_or(u32::MAX, |peer| peer.uid()))
    }
}
