//! What a house is set up with: who gets in, what it shows of its own, its certificate.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use server::house::LOGO_LIMIT;
use server::{Club, Config, House, Logo, Makers, Password, Tls, TlsError};

use crate::files::{read, read_bytes, shown, trouble};
use crate::sentences::Sentences;

/// Flags of a house.
#[derive(Args, Clone, Debug)]
pub(crate) struct HouseFlags {
    /// A file with the password that everybody must give; without it everybody gets in.
    #[arg(long, env = "PANDEMONIUM_PASSWORD_FILE", value_name = "FILE")]
    pub(crate) password_file: Option<PathBuf>,
    /// A file with the password that makes somebody an operator.
    #[arg(long, env = "PANDEMONIUM_OPERATOR_PASSWORD_FILE", value_name = "FILE")]
    pub(crate) operator_password_file: Option<PathBuf>,
    /// Who may make tables: anyone, members (who gave the password) or the operator.
    #[arg(long, env = "PANDEMONIUM_TABLES", value_name = "WHO", default_value = "anyone",
        requires_ifs = [("members", "password_file"), ("operator", "operator_password_file")])]
    pub(crate) tables: Who,
    /// What the house is called.
    #[arg(long, env = "PANDEMONIUM_NAME", value_name = "NAME")]
    pub(crate) name: Option<String>,
    /// Its sign, a PNG or SVG file.
    #[arg(long, env = "PANDEMONIUM_LOGO", value_name = "FILE")]
    pub(crate) logo: Option<PathBuf>,
    /// A text that says who is responsible.
    #[arg(long, env = "PANDEMONIUM_IMPRINT", value_name = "FILE")]
    pub(crate) imprint: Option<PathBuf>,
    /// A text that says what happens to data.
    #[arg(long, env = "PANDEMONIUM_PRIVACY", value_name = "FILE")]
    pub(crate) privacy: Option<PathBuf>,
    /// The certificate with its chain (PEM); the server then speaks HTTPS itself.
    #[arg(long, env = "PANDEMONIUM_TLS_CERT", value_name = "FILE", requires = "tls_key")]
    pub(crate) tls_cert: Option<PathBuf>,
    /// The private key of the certificate (PEM).
    #[arg(long, env = "PANDEMONIUM_TLS_KEY", value_name = "FILE", requires = "tls_cert")]
    pub(crate) tls_key: Option<PathBuf>,
    /// Lines of chat per minute that a seat may write.
    #[arg(long, env = "PANDEMONIUM_LINES", value_name = "N", default_value_t = 30,
        value_parser = clap::value_parser!(u32).range(1..=6000))]
    pub(crate) lines: u32,
}

/// Who may make tables.
#[derive(Clone, Copy, ValueEnum, Debug)]
pub(crate) enum Who {
    /// Everybody who gets in.
    Anyone,
    /// Who gave the password.
    Members,
    /// Who gave the operator's password.
    Operator,
}

impl HouseFlags {
    /// The same settings with those of the house.
    pub(crate) fn furnish(&self, usual: Config, sentences: &Sentences) -> anyhow::Result<Config> {
        let (club, house) = self.read(sentences)?;
        let files = self.tls_cert.as_deref().zip(self.tls_key.as_deref());
        let tls = files.map(|(certificate, key)| tls(certificate, key, sentences)).transpose()?;
        let secure = usual.secure || tls.is_some();
        Ok(Config { club, house, tls, secure, lines: self.lines, ..usual })
    }

    /// What the house has in files, as they are now.
    pub(crate) fn read(&self, sentences: &Sentences) -> anyhow::Result<(Club, House)> {
        let read_password = |file: &Option<PathBuf>| {
            file.as_deref().map(|file| password(file, sentences)).transpose()
        };
        let club = Club {
            password: read_password(&self.password_file)?,
            operator: read_password(&self.operator_password_file)?,
            makers: match self.tables {
                Who::Anyone => Makers::Anyone,
                Who::Members => Makers::Members,
                Who::Operator => Makers::Operator,
            },
        };
        if club.password.is_some() && club.password == club.operator {
            return Err(sentences.problem("same-passwords", &[]));
        }
        let text =
            |file: &Option<PathBuf>| file.as_deref().map(|file| read(file, sentences)).transpose();
        let house = House {
            name: self.name.as_deref().map(|text| name(text, sentences)).transpose()?,
            logo: self.logo.as_deref().map(|file| logo(file, sentences)).transpose()?,
            imprint: text(&self.imprint)?,
            privacy: text(&self.privacy)?,
        };
        Ok((club, house))
    }
}

fn password(file: &Path, sentences: &Sentences) -> anyhow::Result<Password> {
    let text = read(file, sentences)?;
    Password::read(&text)
        .ok_or_else(|| sentences.problem("no-password", &[("file", &*shown(file))]))
}

fn name(text: &str, sentences: &Sentences) -> anyhow::Result<String> {
    House::name(text).ok_or_else(|| {
        let limit = server::config::NAME_LIMIT.to_string();
        sentences.problem("no-house-name", &[("name", text), ("limit", &limit)])
    })
}

fn logo(file: &Path, sentences: &Sentences) -> anyhow::Result<Logo> {
    Logo::read(read_bytes(file, sentences)?).ok_or_else(|| {
        let limit = (LOGO_LIMIT / 1024).to_string();
        sentences.problem("no-logo", &[("file", &*shown(file)), ("limit", &limit)])
    })
}

fn tls(certificate: &Path, key: &Path, sentences: &Sentences) -> anyhow::Result<Tls> {
    Tls::open(certificate, key).map_err(|error| match error {
        TlsError::Unread { file, problem } => {
            let (file, problem) = (shown(&file), trouble(&problem, sentences));
            sentences.problem("unreadable", &[("file", &*file), ("problem", &*problem)])
        }
        TlsError::NoCertificate(file) => {
            sentences.problem("no-certificate", &[("file", &*shown(&file))])
        }
        TlsError::NoKey(file) => sentences.problem("no-key", &[("file", &*shown(&file))]),
        TlsError::Mismatch(problem) => {
            let (certificate, key) = (shown(certificate), shown(key));
            let args = [("file", &*certificate), ("key", &*key), ("problem", &*problem)];
            sentences.problem("key-mismatch", &args)
        }
    })
}
