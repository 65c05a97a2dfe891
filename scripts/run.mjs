import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atWork, isEnding, isTogether, kill } from './endTogether.mjs';
import { readJson } from './readJson.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs a program in the repository or another folder; resolves to its exit code and output. `quiet` captures stdout and
 * stderr and shows neither, `heard` captures stderr and shows both; otherwise both are shown and the output is ''.
 * `onMessage` gets messages of `process.send`; after `limit` milliseconds the program is killed.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, heard?: boolean, shell?: boolean, cwd?: string, limit?: number, onMessage?: (message: any) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = (
  program,
  args,
  { env = process.env, quiet = false, heard = false, shell = false, cwd = root, limit, onMessage } = {},
) =>
  new Promise((resolve) => {
    if (isEnding()) return;
    const child = spawn(program, args, {
      cwd,
      env,
      shell,
      detached: isTogether(),
      stdio: [
        'ignore',
        quiet ? 'pipe' : 'inherit',
        quiet || heard ? 'pipe' : 'inherit',
        ...(onMessage ? [/** @type {const} */ ('ipc')] : []),
      ],
    });
    if (onMessage) child.on('message', onMessage);
    const guard = limit === undefined ? undefined : setTimeout(() => kill(child), limit);
    atWork.add(child);
    let output = '';
    /** @param {Buffer} chunk */
    const keep = (chunk) => (output += chunk.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    if (!quiet) child.stderr?.pipe(process.stderr, { end: false });
    /** @param {number} code */
    const end = (code) => {
      clearTimeout(guard);
      atWork.delete(child);
      // Never resolves when interrupted, or the caller would start its next step.
      if (!isEnding()) resolve({ code, output });
    };
    child.on('error', (error) => {
      keep(Buffer.from(String(error)));
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });

/**
 * Runs a package's command by node, without a shell, which differs between systems.
 * @param {string} name the package
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2] & { command?: string }} [options] `command` where it is named otherwise
 */
export const runPackage = (name, args, { command = name, ...options } = {}) => {
  const manifest = join(options.cwd ?? root, 'node_modules', name, 'package.json');
  const { bin } = /** @type {{ bin: string | Record<string, string> }} */ (readJson(manifest));
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`${name} has no command ${command}`);
  return run(process.execPath, [createRequire(manifest).resolve(join(dirname(manifest), script)), ...args], options);
};

/**
 * Runs npm: the one that started this process, or the one on PATH, which on Windows needs a shell.
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, cwd?: string }} [options]
 */
export const runNpm = (args, options = {}) => {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? run(process.execPath, [npm, ...args], options)
    : run('npm', args, { ...options, shell: process.platform === 'win32' });
};
