import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';

// `npm start`: the demo, from a fresh clone. Vite is imported once it is installed.
await ensureInstalled();
const { createServer } = await import('vite');
const server = await createServer({ root });
await server.listen();
const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
console.log(`\n  TaskCoin runs at ${String(address)}\n  Ctrl+C stops it.\n`);
if (process.stdout.isTTY && !process.env.CI) server.openBrowser();
