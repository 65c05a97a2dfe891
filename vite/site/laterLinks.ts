import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { connectionsOf } from './policy.ts';
import type { Config } from '#runtime/config.ts';

/** Modules for finding the user, loaded first, as that takes three consecutive requests. */
const FIRST = ['src/startup/pageRuntime.ts', 'src/services/firebaseFacade.ts'];

/** Modules of every list of the console. */
const THEN = [
  'src/console/index.ts',
  'src/i18n/en/parts/console.ts',
  'src/ui/layers.ts',
  'src/ui/grid/ScreenList.tsx',
  'src/ui/grid/ListGrid.tsx',
];

/** Modules for lists in wide windows, where rows are not cards (src/ui/grid/usePhone.ts). */
const WIDE = ['src/ui/grid/LoadedGrid.tsx'];

/**
 * Links without effect until src/startup/preload.ts sets their `rel`: files to preload and hosts to connect to. `root`
 * is the folder of the repository, `entries` are the addresses of the entry's files.
 */
export const laterLinks = (
  bundle: Rolldown.OutputBundle,
  root: string,
  entries: readonly string[],
  config: Config,
): string => {
  const links = new Map<string, string>();
  const list = (files: readonly string[], attributes = '') => {
    for (const file of files)
      if (!links.has(file)) links.set(file, `<link data-rel="modulepreload"${attributes} href="${file}">`);
  };
  const filesOf = (modules: readonly string[]) =>
    modules.flatMap((module) => filesFrom(bundle, fileWith(bundle, join(root, module))));
  list(filesOf(FIRST));
  list(entries.slice(0, -1));
  list(entries, ' data-entry');
  list(filesOf(THEN), ' data-then');
  list(filesOf(WIDE), ' data-then media="(min-width:600px)"');
  const hosts = connectionsOf(config).map((host) => `<link data-rel="preconnect" href="${host}" crossorigin>`);
  return [...hosts, ...links.values()].join('');
};

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((one) => one.type === 'chunk');

const fileWith = (bundle: Rolldown.OutputBundle, id: string): string => {
  const chunk = chunksOf(bundle).find(
    ({ facadeModuleId, moduleIds }) => facadeModuleId === id || moduleIds.includes(id),
  );
  if (!chunk) throw new Error(`No file of the build holds ${id}.`);
  return `/${chunk.fileName}`;
};

/** Addresses of a built file and of all that it imports, each after its own imports. */
export const filesFrom = (bundle: Rolldown.OutputBundle, address: string): string[] => {
  const chunks = new Map(chunksOf(bundle).map((chunk) => [`/${chunk.fileName}`, chunk]));
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const imported of chunks.get(file)?.imports ?? []) add(`/${imported}`);
    files.add(file);
  };
  add(address);
  return [...files];
};
