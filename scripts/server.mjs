import { buildServer } from './buildServer.mjs';
import { ensureInstalled } from './install.mjs';
import { root, run } from './run.mjs';
import { join } from 'node:path';

// `npm run server`: the server on the PostgreSQL that DATABASE_URL names, as it runs in production (docs/server.md); `-- audit` and
// other commands of server/main.ts do that instead, and end.
await ensureInstalled();
process.exitCode = await buildServer('server');
if (process.exitCode === 0) {
  const { code } = await run(process.execPath, [join(root, 'dist-node/server.mjs'), ...process.argv.slice(2)]);
  process.exitCode = code;
}
