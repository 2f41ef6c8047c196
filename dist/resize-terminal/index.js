require("../index.js").run("resize-terminal");
