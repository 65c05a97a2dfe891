import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { root, runPackage } from './run.mjs';
import { argsOf } from './smokes.mjs';

// `npm run preview`: serves dist/ with its headers, and builds it if it is missing. `-- --port 8080` sets the port;
// `--once` requests the front page, and exits with 1 where it has no policy.
const { values } = parseArgs({
  args: argsOf('preview'),
  options: { port: { type: 'string', default: '4173' }, once: { type: 'boolean', default: false } },
});
await ensureInstalled();
if (!existsSync(join(root, 'dist/index.html'))) await runPackage('vite', ['build', '--logLevel', 'warn']);
const { preview } = await import('vite');
const server = await preview({ root, preview: { port: Number(values.port) } });
server.printUrls();
if (values.once) {
  const { ok, headers } = await fetch(server.resolvedUrls?.local[0] ?? '');
  process.exitCode = ok && headers.has('content-security-policy') ? 0 : 1;
  await server.close();
}
