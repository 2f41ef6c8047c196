require("../index.js").run("deploy");
