// Only selects; prints the milliseconds. Arguments: the compiled sources, the tree.
const [lib, tree] = process.argv.slice(2);
const { locateDirectory } = await import(`${lib}/src/workspace/select/directory.js`);
const { selectFiles } = await import(`${lib}/src/workspace/select/select.js`);
const began = performance.now();
await selectFiles(locateDirectory(tree, '.'), '', 'index.js');
console.log(performance.now() - began);
