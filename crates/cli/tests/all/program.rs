//! Running the program.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// What a run of the program left behind.
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    fn of(output: Output) -> Run {
        let text = |bytes| String::from_utf8(bytes).expect("the program speaks UTF-8");
        Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }

    /// The run must have ended well.
    #[track_caller]
    pub(crate) fn fine(self) -> Run {
        assert_eq!((self.code, &*self.err), (Some(0), ""), "{}", self.out);
        self
    }

    /// The run must have refused its input with this in its complaint.
    #[track_caller]
    pub(crate) fn refused(self, complaint: &str) -> Run {
        assert_eq!(self.code, Some(2), "{} {}", self.out, self.err);
        assert!(self.err.contains(complaint), "{}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self
    }
}

/// Runs the program with these arguments and this input.
pub(crate) fn run(arguments: &[&str], input: &str) -> Run {
    run_in("C", arguments, input)
}

/// The same with this language in the environment.
pub(crate) fn run_in(language: &str, arguments: &[&str], input: &str) -> Run {
    run_program(env!("CARGO_BIN_EXE_pandemonium"), language, arguments, input)
}

/// Runs any program in that way.
pub(crate) fn run_program(program: &str, language: &str, arguments: &[&str], input: &str) -> Run {
    let mut child = Command::new(program)
        .args(arguments)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", language)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is ours");
    let input = input.to_owned();
    // A program that ends early does not read everything, which is its right.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input was written");
    Run::of(output)
}

/// A folder of one test, removed afterwards.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub(crate) fn text(&self, name: &str) -> String {
        self.path(name).to_str().expect("a plain path").to_owned()
    }

    /// The names of the files in it.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the folder is there");
        let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
        let mut names: Vec<String> = entries.map(|entry| name(entry.expect("an entry"))).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
