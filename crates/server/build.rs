//! Watches the built web client, so that a new build of it is embedded.

fn main() {
    let folder = "../../web/dist";
    // Cargo would build anew every time if the folder it watches were missing.
    let _ = std::fs::create_dir_all(folder);
    println!("cargo:rerun-if-changed={folder}");
}
