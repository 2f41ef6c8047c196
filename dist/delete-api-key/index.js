require("../index.js").run("delete-api-key");
