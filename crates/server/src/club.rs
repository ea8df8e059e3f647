//! One password for the whole server, invitations that end, and who may make tables.
//!
//! What a browser keeps is its rank and an end, signed: nothing about members is stored. The key
//! lies in the data file and is mixed with the password, so that a new password shuts everybody out
//! who had the old one, and nobody can guess a password from a cookie.

use std::fmt;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue, header};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use tokio::sync::watch;

use crate::config::Config;
use crate::error::Failure;
use crate::limit::{Buckets, Pace};
use crate::random::{hex, unhex};
use crate::time::wall;

/// How long a browser that gave the password stays inside.
const STAY: Duration = Duration::from_hours(180 * 24);
/// Most days that an invitation may last.
pub(crate) const DAYS: u32 = 90;
/// Wrong passwords that a household may send: five at once, then one in twelve seconds.
const ATTEMPTS: Pace = Pace::new(5, Duration::from_secs(12));
/// What the cookie is called.
const COOKIE: &str = "club";

/// A password as its file holds it; it is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

impl Password {
    /// The first line of a file; nothing if it is empty.
    pub fn read(text: &str) -> Option<Password> {
        let line = text.lines().next().unwrap_or_default().trim();
        (!line.is_empty()).then(|| Password(line.to_owned()))
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

/// Who may make tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Makers {
    /// Everybody who gets in.
    #[default]
    Anyone,
    /// Those who know the password; who came by an invitation does not.
    Members,
    /// Those who know the operator's password.
    Operator,
}

/// Who gets in, and who may do what there.
#[derive(Clone, Debug, Default)]
pub struct Club {
    /// What everybody must know; nothing lets everybody in.
    pub password: Option<Password>,
    /// What makes somebody an operator.
    pub operator: Option<Password>,
    /// Who may make tables.
    pub makers: Makers,
}

/// What somebody is, from least to most.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Rank {
    /// Nobody yet.
    Stranger,
    /// Came by an invitation.
    Guest,
    /// Knows the password.
    Member,
    /// Knows the operator's password.
    Operator,
}

impl Rank {
    fn letter(self) -> char {
        match self {
            Rank::Stranger => 's',
            Rank::Guest => 'g',
            Rank::Member => 'm',
            Rank::Operator => 'o',
        }
    }
}

/// Who stands at the door, and what was tried there.
#[derive(Debug)]
pub(crate) struct Door {
    club: RwLock<Arc<Club>>,
    changed: watch::Sender<()>,
    key: [u8; 32],
    attempts: Mutex<Buckets>,
}

impl Door {
    /// The door of a server with this key.
    pub(crate) fn new(club: Club, key: [u8; 32]) -> Door {
        let (club, changed) = (RwLock::new(Arc::new(club)), watch::channel(()).0);
        Door { club, changed, key, attempts: Mutex::default() }
    }

    fn club(&self) -> Arc<Club> {
        Arc::clone(&self.club.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Other passwords count from now on.
    pub(crate) fn change(&self, club: Club) {
        *self.club.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(club);
        self.changed.send_replace(());
    }

    /// Tells whenever other passwords count.
    pub(crate) fn watch(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    /// Whether somebody of this rank gets in.
    pub(crate) fn lets_in(&self, rank: Rank) -> bool {
        self.club().password.is_none() || rank > Rank::Stranger
    }

    /// Whether there is anything that a password changes for somebody of this rank.
    pub(crate) fn asks(&self, rank: Rank) -> bool {
        let club = self.club();
        let member = club.password.is_some() && rank < Rank::Member;
        member || (club.operator.is_some() && rank < Rank::Operator)
    }

    /// Fine if somebody of this rank may make tables.
    pub(crate) fn may_make(&self, rank: Rank) -> Result<(), Failure> {
        match self.club().makers {
            Makers::Members if rank < Rank::Member => Err(Failure::MembersMake),
            Makers::Operator if rank < Rank::Operator => Err(Failure::OperatorMakes),
            _ => Ok(()),
        }
    }

    /// Whether somebody of this rank may invite others.
    pub(crate) fn may_invite(&self, rank: Rank) -> bool {
        self.club().password.is_some() && rank >= Rank::Member
    }

    /// The highest rank that a browser shows.
    pub(crate) fn rank(&self, headers: &HeaderMap) -> Rank {
        self.best(tokens(headers))
    }

    /// The highest rank of what a browser has shown.
    pub(crate) fn rank_of(&self, shown: &[String]) -> Rank {
        self.best(shown.iter().map(String::as_str))
    }

    fn best<'a>(&self, tokens: impl Iterator<Item = &'a str>) -> Rank {
        let ranks = tokens.filter_map(|token| self.read(token));
        ranks.map(|(rank, _)| rank).max().unwrap_or(Rank::Stranger)
    }

    /// What a password makes of somebody, with what the browser is to keep.
    pub(crate) fn knock(
        &self,
        config: &Config,
        from: IpAddr,
        password: &str,
    ) -> Result<HeaderValue, Failure> {
        // Held while it is compared: nobody tries twice for one token of the bucket.
        let mut attempts = self.attempts.lock().unwrap_or_else(PoisonError::into_inner);
        let bucket = attempts.of(from.into(), ATTEMPTS);
        let wait = bucket.until(ATTEMPTS);
        if !wait.is_zero() {
            return Err(Failure::KnockedOften(wait.as_secs() + 1));
        }
        let given = self.seal(password.trim().as_bytes(), b"password");
        let is = |known: &Option<Password>| {
            // Compared as seals, in a time that tells nothing of either.
            known.as_ref().is_some_and(|known| {
                let known = self.mac(known.0.as_bytes(), b"password");
                known.verify_slice(&given).is_ok()
            })
        };
        // Both are asked, whatever the first one says.
        let club = self.club();
        let (member, operator) = (is(&club.password), is(&club.operator));
        let rank = match (operator, member) {
            (true, _) => Rank::Operator,
            (_, true) => Rank::Member,
            _ => {
                bucket.take(ATTEMPTS);
                return Err(Failure::WrongPassword);
            }
        };
        Ok(cookie(config, &self.token(rank, end_after(STAY)), STAY))
    }

    /// A link that lets somebody in until it ends: its token, and the end in seconds since 1970.
    pub(crate) fn invite(&self, days: u32) -> Result<(String, u64), Failure> {
        if !(1..=DAYS).contains(&days) {
            return Err(Failure::InvitationDays(days));
        }
        let end = end_after(Duration::from_hours(u64::from(days) * 24));
        Ok((self.token(Rank::Guest, end), end))
    }

    /// What somebody keeps who comes by an invitation, as long as that lasts.
    pub(crate) fn welcome(&self, config: &Config, token: &str) -> Result<HeaderValue, Failure> {
        match self.read(token) {
            Some((Rank::Guest, end)) => {
                let left = end.saturating_sub(wall() / 1000);
                Ok(cookie(config, token, Duration::from_secs(left)))
            }
            _ => Err(Failure::NoInvitation),
        }
    }

    /// A rank and its end, signed.
    fn token(&self, rank: Rank, end: u64) -> String {
        let seal = self.seal(secret(&self.club(), rank), &signed(rank, end));
        format!("{}.{end}.{}", rank.letter(), hex(&seal))
    }

    /// The rank of a token and its end, if it is ours and has not ended.
    fn read(&self, token: &str) -> Option<(Rank, u64)> {
        let (letter, rest) = token.trim().split_once('.')?;
        let (end, seal) = rest.split_once('.')?;
        let ranks = [Rank::Guest, Rank::Member, Rank::Operator];
        let rank = ranks.into_iter().find(|rank| rank.letter().to_string() == letter)?;
        let (end, seal) = (end.parse::<u64>().ok()?, unhex::<32>(seal)?);
        let mac = self.mac(secret(&self.club(), rank), &signed(rank, end));
        mac.verify_slice(&seal).ok()?;
        (end > wall() / 1000).then_some((rank, end))
    }

    fn seal(&self, secret: &[u8], text: &[u8]) -> [u8; 32] {
        self.mac(secret, text).finalize().into_bytes().into()
    }

    fn mac(&self, secret: &[u8], text: &[u8]) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("any length is a key");
        mac.update(b"pandemonium/club/1\0");
        mac.update(&u64::try_from(secret.len()).unwrap_or(u64::MAX).to_be_bytes());
        mac.update(secret);
        mac.update(text);
        mac
    }
}

/// The password on which a rank rests.
fn secret(club: &Club, rank: Rank) -> &[u8] {
    let password = match rank {
        Rank::Operator => &club.operator,
        _ => &club.password,
    };
    password.as_ref().map(|password| password.0.as_bytes()).unwrap_or_default()
}

/// What a browser shows of what it was given. It sends one; a handful is looked at, so that a long
/// header costs nothing.
pub(crate) fn tokens(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    let lines = headers.get_all(header::COOKIE).into_iter();
    let lines = lines.filter_map(|line| line.to_str().ok());
    let pairs = lines.flat_map(|line| line.split(';')).filter_map(|one| one.split_once('='));
    pairs.filter(|(name, _)| name.trim() == COOKIE).map(|(_, token)| token).take(4)
}

/// What is signed of a token.
fn signed(rank: Rank, end: u64) -> Vec<u8> {
    format!("{}.{end}", rank.letter()).into_bytes()
}

fn end_after(time: Duration) -> u64 {
    wall() / 1000 + time.as_secs()
}

fn cookie(config: &Config, token: &str, kept: Duration) -> HeaderValue {
    let secure = if config.secure { "; Secure" } else { "" };
    let age = kept.as_secs();
    let text = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    HeaderValue::from_str(&text).expect("a token is letters, digits and points")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn door(password: &str, operator: &str) -> Door {
        let club = Club {
            password: Password::read(password),
            operator: Password::read(operator),
            makers: Makers::Operator,
        };
        Door::new(club, [7; 32])
    }

    fn home(number: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, number])
    }

    fn shows(cookie: &HeaderValue) -> HeaderMap {
        let sent = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
        HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(&sent).unwrap())])
    }

    fn token(rank: &str) -> HeaderMap {
        shows(&HeaderValue::from_str(&format!("club={rank}")).unwrap())
    }

    #[test]
    fn the_password_is_the_first_line_of_its_file_and_never_shown() {
        assert_eq!(Password::read(" open sesame \r\nmore"), Some(Password("open sesame".into())));
        assert_eq!(Password::read("\n"), None);
        assert_eq!(Password::read(""), None);
        let club = Club { password: Password::read("sesame"), ..Club::default() };
        assert!(!format!("{club:?}").contains("sesame"));
    }

    #[test]
    fn a_password_gives_its_rank_and_a_wrong_one_none() {
        let door = door("sesame", "abracadabra");
        let config = Config::default();
        let rank =
            |password| door.knock(&config, home(1), password).map(|one| door.rank(&shows(&one)));
        assert_eq!(rank("sesame").unwrap(), Rank::Member);
        assert_eq!(rank("abracadabra ").unwrap(), Rank::Operator);
        for wrong in ["", "Sesame", "sesame2", "sesam"] {
            assert!(matches!(rank(wrong), Err(Failure::WrongPassword)), "{wrong}");
        }
        let secure = Config { secure: true, ..Config::default() };
        let given = door.knock(&secure, home(2), "sesame").unwrap();
        let given = given.to_str().unwrap();
        assert!(given.contains("HttpOnly; SameSite=Lax") && given.ends_with("; Secure"), "{given}");
    }

    #[test]
    fn a_household_that_guesses_waits_and_the_right_password_costs_nothing() {
        let door = door("sesame", "");
        let config = Config::default();
        let knock = |from, password| door.knock(&config, home(from), password);
        assert!((0..50).all(|_| knock(1, "sesame").is_ok()), "a whole club comes at once");
        for _ in 0..5 {
            assert!(matches!(knock(1, "guess"), Err(Failure::WrongPassword)));
        }
        assert!(matches!(knock(1, "guess"), Err(Failure::KnockedOften(1..=13))));
        assert!(matches!(knock(1, "sesame"), Err(Failure::KnockedOften(_))), "not even so");
        assert!(knock(2, "sesame").is_ok(), "the neighbours come in");
    }

    #[test]
    fn only_what_this_server_signed_counts() {
        let door = door("sesame", "abracadabra");
        let end = end_after(STAY);
        let guest = door.token(Rank::Guest, end);
        assert_eq!(door.rank(&token(&guest)), Rank::Guest);
        let raised = guest.replacen('g', "o", 1);
        let longer = guest.replacen(&end.to_string(), &(end + 1).to_string(), 1);
        let cut = &guest[..guest.len() - 2];
        let ended = door.token(Rank::Member, wall() / 1000 - 1);
        let stranger = door.token(Rank::Stranger, end);
        for bad in [&raised, &longer, cut, &ended, &stranger, "", "g", "g..", "m.99999999999.00"] {
            assert_eq!(door.rank(&token(bad)), Rank::Stranger, "{bad}");
        }
        let changed = super::tests::door("open", "abracadabra");
        assert_eq!(changed.rank(&token(&guest)), Rank::Stranger, "a new password begins anew");
        let operator = door.token(Rank::Operator, end);
        assert_eq!(changed.rank(&token(&operator)), Rank::Operator, "and leaves the other alone");
        let elsewhere = Door::new(Club::clone(&door.club()), [8; 32]);
        assert_eq!(elsewhere.rank(&token(&guest)), Rank::Stranger);
    }

    #[test]
    fn an_invitation_lets_in_until_its_end_and_makes_nobody_a_member() {
        let door = door("sesame", "");
        let config = Config::default();
        assert!(matches!(door.invite(0), Err(Failure::InvitationDays(0))));
        assert!(matches!(door.invite(DAYS + 1), Err(Failure::InvitationDays(91))));
        let (invitation, end) = door.invite(7).unwrap();
        let kept = door.welcome(&config, &invitation).unwrap();
        assert_eq!(door.rank(&shows(&kept)), Rank::Guest);
        let age = end - wall() / 1000;
        let text = kept.to_str().unwrap();
        assert!(
            text.contains(&format!("Max-Age={age}")) || text.contains("Max-Age=6047"),
            "{text}"
        );
        assert!(!door.may_invite(Rank::Guest) && door.may_invite(Rank::Member));
        let member = door.token(Rank::Member, end);
        let over = door.token(Rank::Guest, 1);
        for bad in [member.as_str(), &over, "nonsense"] {
            assert!(matches!(door.welcome(&config, bad), Err(Failure::NoInvitation)), "{bad}");
        }
    }
}
