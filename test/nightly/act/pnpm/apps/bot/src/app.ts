// It runs only where each package finds its own version of `ms`: 2.1.3 here, 2.0.0 beside `debug`.
import { createRequire } from 'node:module';

const own = createRequire(import.meta.url);
const ofDebug = createRequire(own.resolve('debug'));
const versions = [own, ofDebug].map((require) => require('ms/package.json').version);
if (versions.join() !== '2.1.3,2.0.0') throw new Error(`found the versions ${versions}`);
setInterval(() => {}, 1_000);
