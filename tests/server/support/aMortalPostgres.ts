import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { migrate } from '#server/postgres/migrate.ts';
import { createDatabase } from '#tests/support/administer.ts';
import { startPostgres } from '../../../scripts/embeddedPostgres.mjs';
import { freePorts } from '../../../scripts/freePorts.mjs';

/**
 * PostgreSQL server for one test file, which writes to the disk as in production. `url` is a migrated database on it;
 * `kill` kills the server at once and starts it again.
 */
export const aMortalPostgres = async () => {
  // Not in a folder that mkdtemp makes: PostgreSQL runs as another user where root starts it.
  const dir = join(tmpdir(), `taskcoin-mortal-${randomBytes(6).toString('hex')}`);
  const port = await freePorts(1);
  const start = () => startPostgres({ dir, port, settings: { max_connections: '100' } });
  let server = await start();
  const { url } = await createDatabase(server.url);
  await migrate({ connectionString: url });
  return {
    url,
    /** Kills the server; resolves when its database can be queried again. */
    kill: async (): Promise<void> => {
      const [pid] = readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await server.stop();
      // The processes of its connections notice only later that it is gone: until then nobody else may start.
      for (;;) {
        const started = await start().catch(() => undefined);
        if (started) {
          server = started;
          return;
        }
        await setTimeout(100);
      }
    },
    remove: async (): Promise<void> => {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
      rmSync(`${dir}.password`, { force: true });
    },
  };
};
