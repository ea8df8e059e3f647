//! A store that is full: the action is refused, the table survives.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use serde_json::json;
use server::App;
use server::store::{
    Era, Kind, Listing, Operator, Page, Salt, Sqlite, Store, StoreError, Stored, Write, Written,
};
use tokio::sync::oneshot;

use crate::client::{Running, config};

/// A store that is full while it is told to be.
#[derive(Debug)]
pub(crate) struct Full {
    pub(crate) inner: Sqlite,
    pub(crate) refuses: AtomicBool,
    /// Rows of every write that added some.
    pub(crate) rows: Mutex<Vec<usize>>,
}

impl Full {
    /// A store that has room for now.
    pub(crate) fn over(inner: Sqlite) -> Arc<Full> {
        Arc::new(Full { inner, refuses: AtomicBool::new(false), rows: Mutex::default() })
    }
}

impl Store for Full {
    fn write(&self, write: Write) -> Written {
        if self.refuses.load(Ordering::SeqCst) {
            let (answer, written) = oneshot::channel();
            answer.send(Err(StoreError::Full)).unwrap();
            return written;
        }
        if let Write::Append { rows, .. } = &write {
            self.rows.lock().unwrap().push(rows.len());
        }
        self.inner.write(write)
    }

    fn table(&self, id: &str) -> Result<Option<Stored>, StoreError> {
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

    fn upload(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.inner.upload(id)
    }

    fn operator(&self) -> &dyn Operator {
        &self.inner
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_the_action_and_the_table_survives() {
    let folder = tempfile::tempdir().unwrap();
    let config = config(&folder.path().join("data.db"));
    let inner = Sqlite::open(&config.data).unwrap();
    let store = Full::over(inner);
    let server = Running::over(App::with(config, Arc::clone(&store) as Arc<dyn Store>)).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}]);
    let (table, cookie) = server.table(seats.clone()).await;
    let mut ada = server.connect(&table, &cookie, "").await;
    ada.ready(0).await;
    ada.until(|update| update["turn"]["to"] == json!([0])).await;
    let (before, view) = (ada.version(), ada.update["view"].clone());

    store.refuses.store(true, Ordering::SeqCst);
    let refused = ada.act(0, 1).await;
    assert_eq!(refused["problem"]["code"], "store/full", "{refused}");
    let body = json!({"game": "dicke-daemonen", "seats": seats});
    let made = server.post("/api/tables", body, "").await;
    assert_eq!(made.status.as_u16(), 507);
    let still = server.connect(&table, &cookie, "").await;
    assert_eq!((still.version(), &still.update["view"]), (before, &view));

    store.refuses.store(false, Ordering::SeqCst);
    assert_eq!(ada.act(0, 1).await["type"], "done");
    ada.play(0).await;
    server.stop().await;
}
