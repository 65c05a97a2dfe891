import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';
import { until } from './until.ts';

type Env = Readonly<Record<string, string>>;
type RunningServer = {
  url: string;
  printed: () => string;
  /** Stops the process; resolves to its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/**
 * Process of a built server, with its output and exit code. `file` is its name in dist-node; 'full' also simulates
 * people and cards.
 */
const run = (file: 'server' | 'full', args: readonly string[], env: Env) => {
  // Without this machine's environment, which could change the server.
  const all = { PATH: process.env.PATH, NODE_ENV: 'production', ...env };
  const child = spawn(process.execPath, [join(root, `dist-node/${file}.mjs`), ...args], { env: all });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, ended, printed: () => printed };
};

/** Message of a server that timed out while connecting to its database: on a busy machine, it is started again. */
const GAVE_UP = /connection timeout|timeout exceeded when trying to connect/;

type Ended = { code: number | null; printed: string };

/** Runs a command of the server to its end. */
export const runCommand = async (
  args: readonly string[],
  env: Env,
  file: 'server' | 'full' = 'server',
): Promise<Ended> => {
  const { ended, printed } = run(file, args, env);
  const code = await ended;
  return GAVE_UP.test(printed()) ? runCommand(args, env, file) : { code, printed: printed() };
};

/** Starts a server on a free port and resolves to its address once it listens. */
export const startServer = async (env: Env, file: 'server' | 'full' = 'server'): Promise<RunningServer> => {
  const args = file === 'full' ? ['serve', '--simulated'] : [];
  const { child, ended, printed } = run(file, args, { HOST: '127.0.0.1', PORT: '0', ...env });
  const urlIn = () => /"url":"([^"]+)"/.exec(printed())?.[1];
  await until(() => urlIn() !== undefined || child.exitCode !== null);
  const url = urlIn();
  if (url === undefined && GAVE_UP.test(printed())) return startServer(env, file);
  if (url === undefined) throw new Error(`The server did not start.\n${printed()}`);
  return {
    url,
    printed,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
};
