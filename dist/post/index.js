require("../index.js").run("post");
