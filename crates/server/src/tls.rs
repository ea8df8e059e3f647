//! TLS of the server's own, for those without a proxy.
//!
//! The files are looked at again whenever somebody comes: a certificate that was renewed is used
//! from the next connection on, and one that cannot be read leaves the old one in its place.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::SystemTime;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::{CryptoProvider, ring};
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::server::{ClientHello, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::rustls::{self, ServerConfig};
use tokio_rustls::server::TlsStream;

/// Why there is no TLS with these files.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file cannot be read.
    #[error("{}: {problem}", file.display())]
    Unread {
        /// Which one.
        file: PathBuf,
        /// Why.
        problem: io::Error,
    },
    /// No certificate stands in the file.
    #[error("{} holds no certificate", .0.display())]
    NoCertificate(PathBuf),
    /// No private key stands in the file.
    #[error("{} holds no private key", .0.display())]
    NoKey(PathBuf),
    /// The two do not belong together, or are of a kind that is not spoken.
    #[error("the key does not fit the certificate: {0}")]
    Mismatch(String),
}

/// TLS with a certificate that is read anew when its files change.
#[derive(Clone)]
pub struct Tls {
    files: Arc<Files>,
    acceptor: TlsAcceptor,
}

impl fmt::Debug for Tls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Tls").field(&self.files).finish()
    }
}

impl Tls {
    /// TLS with the chain in one file and the private key in another, both as PEM.
    pub fn open(certificate: &Path, key: &Path) -> Result<Tls, TlsError> {
        let provider = Arc::new(ring::default_provider());
        let (certificate, key) = (certificate.to_owned(), key.to_owned());
        let kept = read(&provider, &certificate, &key)?;
        let kept = RwLock::new(Kept { stamps: stamps(&certificate, &key), certified: kept });
        let files = Arc::new(Files { certificate, key, provider, kept });
        let settings = ServerConfig::builder_with_provider(Arc::clone(&files.provider))
            .with_safe_default_protocol_versions()
            .map_err(|error| TlsError::Mismatch(error.to_string()))?;
        let resolver: Arc<dyn ResolvesServerCert> = Arc::<Files>::clone(&files);
        let mut settings = settings.with_no_client_auth().with_cert_resolver(resolver);
        settings.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Tls { files, acceptor: TlsAcceptor::from(Arc::new(settings)) })
    }

    /// Shakes hands with whoever has connected.
    pub(crate) async fn accept<S>(&self, stream: S) -> io::Result<TlsStream<S>>
    where
        S: AsyncRead + AsyncWrite + Unpin,
    {
        self.acceptor.accept(stream).await
    }
}

/// When a file was changed, and how long it is.
type Stamp = Option<(SystemTime, u64)>;

/// The certificate that is shown.
struct Kept {
    stamps: [Stamp; 2],
    certified: Arc<CertifiedKey>,
}

/// Where a certificate comes from.
struct Files {
    certificate: PathBuf,
    key: PathBuf,
    provider: Arc<CryptoProvider>,
    kept: RwLock<Kept>,
}

impl fmt::Debug for Files {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Files").field(&self.certificate).field(&self.key).finish()
    }
}

impl Files {
    /// The certificate as the files have it now, or the last one that could be read.
    fn newest(&self) -> Arc<CertifiedKey> {
        let now = stamps(&self.certificate, &self.key);
        {
            let kept = self.kept.read().unwrap_or_else(PoisonError::into_inner);
            if kept.stamps == now {
                return Arc::clone(&kept.certified);
            }
        }
        let fresh = read(&self.provider, &self.certificate, &self.key);
        let mut kept = self.kept.write().unwrap_or_else(PoisonError::into_inner);
        // Told once for each change: what cannot be read now may be half of what is to come.
        kept.stamps = now;
        match fresh {
            Ok(certified) => {
                tracing::info!(file = %self.certificate.display(), "a new certificate is shown");
                kept.certified = certified;
            }
            Err(error) => {
                tracing::error!(%error, "the certificate cannot be renewed; the old one stays");
            }
        }
        Arc::clone(&kept.certified)
    }
}

impl ResolvesServerCert for Files {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(self.newest())
    }
}

fn stamps(certificate: &Path, key: &Path) -> [Stamp; 2] {
    [certificate, key].map(|file| {
        let about = fs::metadata(file).ok()?;
        Some((about.modified().ok()?, about.len()))
    })
}

fn read(
    provider: &CryptoProvider,
    certificate: &Path,
    key: &Path,
) -> Result<Arc<CertifiedKey>, TlsError> {
    let bytes = |file: &Path| {
        fs::read(file).map_err(|problem| TlsError::Unread { file: file.to_owned(), problem })
    };
    let chain = CertificateDer::pem_slice_iter(&bytes(certificate)?).collect::<Result<Vec<_>, _>>();
    let chain = chain.ok().filter(|chain| !chain.is_empty());
    let chain = chain.ok_or_else(|| TlsError::NoCertificate(certificate.to_owned()))?;
    let secret = PrivateKeyDer::from_pem_slice(&bytes(key)?);
    let secret = secret.map_err(|_| TlsError::NoKey(key.to_owned()))?;
    let mismatch = |error: rustls::Error| TlsError::Mismatch(error.to_string());
    CertifiedKey::from_der(chain, secret, provider).map(Arc::new).map_err(mismatch)
}
