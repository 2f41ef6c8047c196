require("../index.js").run("watch-files");
