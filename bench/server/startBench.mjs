import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from '../../scripts/embeddedPostgres.mjs';

/**
 * PostgreSQL of a benchmark with some of its settings, and the processes that serve and measure, each a built
 * bench/server/main.ts (`file`).
 * @param {Record<string, string>} settings
 */
export const startBench = async (settings) => {
  const postgres = await startPostgres({ settings });
  /** @type {ReturnType<typeof start>[]} */
  const serving = [];
  /** @param {string} file @param {readonly string[]} args */
  const start = (file, args) => spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  /** Runs `file` to its end; resolves to the JSON it printed. @param {string} file @param {readonly string[]} args */
  const measure = async (file, args) => {
    const child = start(file, args);
    let text = '';
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => (text += chunk.toString()));
    /** @type {unknown[]} */
    const closed = await once(child, 'close');
    if (closed[0] !== 0) throw new Error(`${args.join(' ')} ended with ${String(closed[0])}`);
    /** @type {unknown} */
    const answer = JSON.parse(text);
    return answer;
  };
  process.once('exit', () => serving.forEach((child) => child.kill()));
  return {
    measure,
    /** Starts a server; resolves to its address and process id. @param {string} file @param {readonly string[]} args */
    serve: async (file, args) => {
      const child = start(file, args);
      serving.push(child);
      /** @type {unknown[]} */
      const data = await once(child.stdout, 'data');
      return { url: String(data[0]).trim(), pid: child.pid };
    },
    /** Creates a migrated database. @param {string} file @param {string} name */
    createDatabase: async (file, name) => {
      await postgres.createDatabase(name);
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      await measure(file, ['migrate', '--database', url.href]);
      return url.href;
    },
    stop: async () => {
      for (const child of serving) child.kill();
      await postgres.stop();
    },
  };
};
