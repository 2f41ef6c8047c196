// wine-console.cjs script: a Node of Windows in a console of its own, as the runner starts one. Once the file
// WINE_INTERRUPT is there, everything in that console gets a Ctrl-C. Wine can send no Ctrl-Break.
const { spawn } = require('node:child_process');
const fs = require('node:fs');
const koffi = require(process.env.WINE_KOFFI);

const kernel = koffi.load('kernel32.dll');
kernel.func('bool __stdcall FreeConsole()')();
if (!kernel.func('bool __stdcall AllocConsole()')()) throw new Error('Wine gave no console');
const send = kernel.func('bool __stdcall GenerateConsoleCtrlEvent(uint32 event, uint32 group)');

// It is in that console too.
process.on('SIGINT', () => undefined);
const child = spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit' });
const looking = setInterval(() => {
	if (!fs.existsSync(process.env.WINE_INTERRUPT)) return;
	clearInterval(looking);
	if (!send(0, 0)) child.kill();
}, 20);
child.on('exit', (code) => process.exit(code ?? 1));
