require("../index.js").run("list-replays");
