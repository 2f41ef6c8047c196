require("../index.js").run("delete-deployments");
