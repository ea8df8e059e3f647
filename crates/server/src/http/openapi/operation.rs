//! One operation of the interface, and how it is described.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

/// Names a type of the protocol in the list of schemas.
type Named = fn(&mut SchemaGenerator) -> Schema;

const JSON: &str = "application/json";

/// What can be asked at one path by one method.
pub(super) struct Operation {
    method: &'static str,
    path: &'static str,
    summary: &'static str,
    asks: Vec<(&'static str, Value)>,
    takes: Takes,
    status: u16,
    gives: Gives,
}

/// What is sent.
enum Takes {
    Nothing,
    Json(Named),
    Password,
}

/// What comes back.
enum Gives {
    Nothing,
    Json(Named),
    /// In one of these media types.
    File(&'static [&'static str]),
    /// Messages in both directions: what clients say, what the server says.
    Talk(Named, Named),
}

pub(super) fn get(path: &'static str, summary: &'static str) -> Operation {
    Operation::new("get", path, summary)
}

pub(super) fn post(path: &'static str, summary: &'static str) -> Operation {
    Operation::new("post", path, summary)
}

fn named<T: JsonSchema>(schemas: &mut SchemaGenerator) -> Schema {
    schemas.subschema_for::<T>()
}

impl Operation {
    fn new(method: &'static str, path: &'static str, summary: &'static str) -> Self {
        let (asks, takes, gives) = (Vec::new(), Takes::Nothing, Gives::Nothing);
        Self { method, path, summary, asks, takes, status: 200, gives }
    }

    /// It may be asked with this in the address.
    pub(super) fn asks(mut self, name: &'static str, schema: Value) -> Self {
        self.asks.push((name, schema));
        self
    }

    /// It reads this as its body.
    pub(super) fn takes<T: JsonSchema>(mut self) -> Self {
        self.takes = Takes::Json(named::<T>);
        self
    }

    /// It reads the form of the door.
    pub(super) fn gives_in(mut self) -> Self {
        self.takes = Takes::Password;
        self
    }

    pub(super) fn answers<T: JsonSchema>(mut self) -> Self {
        self.gives = Gives::Json(named::<T>);
        self
    }

    pub(super) fn gives(mut self, types: &'static [&'static str]) -> Self {
        self.gives = Gives::File(types);
        self
    }

    pub(super) fn talks<Client: JsonSchema, Server: JsonSchema>(mut self) -> Self {
        self.gives = Gives::Talk(named::<Client>, named::<Server>);
        self
    }

    pub(super) fn with_status(mut self, status: u16) -> Self {
        self.status = status;
        self
    }

    pub(super) fn path(&self) -> &'static str {
        self.path
    }

    pub(super) fn method(&self) -> &'static str {
        self.method
    }

    pub(super) fn described(&self, schemas: &mut SchemaGenerator, refused: &Schema) -> Value {
        let mut answer = json!({ "description": self.summary });
        let mut told = json!({ "summary": self.summary, "parameters": self.parameters() });
        match self.gives {
            Gives::Nothing => {}
            Gives::Json(schema) => answer["content"] = content([JSON], &json!(schema(schemas))),
            Gives::File(types) => {
                answer["content"] = content(types.iter().copied(), &json!({ "type": "string" }));
            }
            Gives::Talk(client, server) => {
                told["x-client-messages"] = json!(client(schemas));
                told["x-server-messages"] = json!(server(schemas));
            }
        }
        let taken = match self.takes {
            Takes::Nothing => None,
            Takes::Json(schema) => Some(content([JSON], &json!(schema(schemas)))),
            Takes::Password => {
                let form = json!({
                    "type": "object",
                    "required": ["password"],
                    "properties": { "password": { "type": "string" } },
                });
                Some(content(["application/x-www-form-urlencoded"], &form))
            }
        };
        if let Some(content) = taken {
            told["requestBody"] = json!({ "required": true, "content": content });
        }
        told["responses"] = json!({
            self.status.to_string(): answer,
            "default": { "description": "why not", "content": content([JSON], &json!(refused)) },
        });
        told
    }

    /// Parts of the path, what may be asked, and the language of sentences.
    fn parameters(&self) -> Vec<Value> {
        let pieces = self.path.split('/').filter_map(|piece| piece.strip_prefix('{'));
        let names = pieces.map(|piece| piece.trim_end_matches('}'));
        let parts = names.map(|name| {
            json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } })
        });
        let asked = self
            .asks
            .iter()
            .map(|(name, schema)| json!({ "name": name, "in": "query", "schema": schema }));
        let language = json!({
            "name": "lang",
            "in": "query",
            "schema": { "type": "string", "enum": ["en", "fr"] },
            "description": "Language of sentences; else Accept-Language decides.",
        });
        parts.chain(asked).chain([language]).collect()
    }
}

fn content<'a>(types: impl IntoIterator<Item = &'a str>, schema: &Value) -> Value {
    let types = types.into_iter().map(|name| (name.to_owned(), json!({ "schema": schema })));
    Value::Object(types.collect::<Map<_, _>>())
}
