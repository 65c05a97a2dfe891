import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FULL_SITE } from '../buildFull.mjs';
import { buildForE2e, e2eBuilds, e2ePorts, PORTS } from '../e2eBuilds.mjs';
import { areFree, freePorts } from '../freePorts.mjs';
import { readJson } from '../readJson.mjs';
import { root } from '../run.mjs';

/** Files that the builds for the browser's tests are made from. */
const INPUTS = ['src', 'backend', 'server', 'vite', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']
  .concat(['.env.example', 'tsconfig.json'])
  .concat(
    ['buildFull', 'buildServer', 'demoEnv', 'e2eBuilds', 'tests/ensureBuilds'].map((name) => `scripts/${name}.mjs`),
  );

/** @param {string} path @returns {string[]} */
const filesOf = (path) =>
  statSync(join(root, path)).isFile()
    ? [path]
    : readdirSync(join(root, path))
        .sort()
        .flatMap((name) => filesOf(`${path}/${name}`));

const hashInputs = () => {
  const hash = createHash('sha256').update(process.version);
  for (const file of INPUTS.flatMap(filesOf)) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/** Paths of the notes in the builds' folders on inputs and ports; another build into a folder deletes its note. */
const notes = () =>
  [...Object.values(e2eBuilds()).map(({ outDir }) => outDir), FULL_SITE].map((folder) =>
    join(root, folder, '.made.json'),
  );

/**
 * Builds for the browser's tests; an earlier run's are kept while their inputs are unchanged and their ports free.
 * Resolves to the first port, or the error of the build.
 * @param {() => void} onBuild called where they have to be made
 * @returns {Promise<{ first: number, complaint?: string }>}
 */
export const ensureBuilds = async (onBuild) => {
  const inputs = hashInputs();
  const made = notes().map((file) => /** @type {{ inputs: string, first: number } | undefined} */ (readJson(file)));
  const kept = made[0]?.first ?? 0;
  const isMade = made.every((note) => note?.inputs === inputs && note.first === kept);
  if (isMade && existsSync(join(root, 'dist-node/full.mjs')) && (await areFree(kept, PORTS))) return { first: kept };
  onBuild();
  const first = await freePorts(PORTS);
  const { code, output } = await buildForE2e(e2ePorts(first));
  if (code !== 0) return { first, complaint: output };
  for (const file of notes()) writeFileSync(file, JSON.stringify({ inputs, first }));
  return { first };
};
