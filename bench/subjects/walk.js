// Only selects; prints the milliseconds. Arguments: the compiled sources, the tree.
const [lib, tree] = process.argv.slice(2);
const { locateDirectory } = await import(`${lib}/workspace/directory.js`);
const { selectFiles } = await import(`${lib}/workspace/select.js`);
const began = performance.now();
await selectFiles(locateDirectory(tree, '.'), '', 'index.js');
console.log(performance.now() - began);
