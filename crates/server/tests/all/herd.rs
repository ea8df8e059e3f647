//! Everybody comes back at once: who is nearest to somebody who waits comes first.

use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use serde_json::json;
use server::store::{
    Era, Kind, Listing, Operator, Page, Salt, Sqlite, Store, StoreError, Stored, Write, Written,
};
use server::{App, Config};

use crate::client::{Running, config};

/// A store in which tables are read only once it is let go.
#[derive(Debug)]
struct Held {
    inner: Sqlite,
    is_shut: Mutex<bool>,
    free: Condvar,
    /// Tables in the order in which they were asked for.
    asked: Mutex<Vec<String>>,
}

impl Store for Held {
    fn write(&self, write: Write) -> Written {
        self.inner.write(write)
    }

    fn table(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        self.asked.lock().unwrap().push(id.to_owned());
        let is_shut = self.is_shut.lock().unwrap();
        drop(self.free.wait_while(is_shut, |is_shut| *is_shut).unwrap());
        self.inner.table(id)
    }

    fn cards(&self, wanted: &Listing) -> Result<Page, StoreError> {
        self.inner.cards(wanted)
    }

    fn eras(&self) -> Result<Vec<Era>, StoreError> {
        self.inner.eras()
    }

    fn salt(&self) -> Salt {
        self.inner.salt()
    }

    fn due(
        &self,
        after: (u64, &str),
        until: u64,
        limit: u32,
    ) -> Result<Vec<(u64, String)>, StoreError> {
        self.inner.due(after, until, limit)
    }

    fn stale(&self, of: Kind, before: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        self.inner.stale(of, before, limit)
    }

    fn operator(&self) -> &dyn Operator {
        &self.inner
    }

    fn upload(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.inner.upload(id)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_at_a_table_comes_back_before_who_looks_and_before_duties() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = Running::start(&data).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}]);
    let mut tables = Vec::new();
    for _ in 0..3 {
        let (table, cookie) = server.table(seats.clone()).await;
        let mut ada = server.connect(&table, &cookie, "").await;
        ada.ready(0).await;
        ada.until(|update| update["turn"]["to"] == json!([0])).await;
        tables.push((table, cookie));
    }
    server.stop().await;

    // Room for one at a time; every table has a program and is a duty.
    let store = Arc::new(Held {
        inner: Sqlite::open(&data).unwrap(),
        is_shut: Mutex::new(true),
        free: Condvar::new(),
        asked: Mutex::default(),
    });
    let config = Config { workers: 1, ..config(&data) };
    let app = App::with(config, Arc::clone(&store) as Arc<dyn Store>);
    let server = Arc::new(Running::over(app).await);
    let asked = || store.asked.lock().unwrap().clone();
    while asked().is_empty() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    // The first is a duty and takes the room; of the others one is looked at, then one is sat at.
    let first = asked()[0].clone();
    let others: Vec<_> = tables.iter().filter(|(table, _)| *table != first).cloned().collect();
    let come = |(table, cookie): (String, String)| {
        let server = Arc::clone(&server);
        tokio::spawn(async move { server.connect(&table, &cookie, "").await.version() })
    };
    let looked = come((others[0].0.clone(), String::new()));
    while server.app.waiting_at_the_gate() < 1 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let seated = come(others[1].clone());
    while server.app.waiting_at_the_gate() < 2 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    *store.is_shut.lock().unwrap() = false;
    store.free.notify_all();
    assert!(seated.await.unwrap() > 1 && looked.await.unwrap() > 1, "both have come back");
    let asked = asked();
    let place = |table: &str| asked.iter().position(|one| one == table);
    assert!(place(&others[1].0) < place(&others[0].0), "{asked:?}");
}
