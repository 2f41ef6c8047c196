require("../index.js").run("invoke-action");
