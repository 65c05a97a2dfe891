import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { connectionsOf } from './policy.ts';
import type { Config } from '#runtime/config.ts';

/** Who is here is asked first: three calls, one after the other, beside which everything else can come. */
const FIRST = ['src/startup/pageRuntime.ts', 'src/services/firebaseFacade.ts'];

/** What every list of the console needs, whatever its address. */
const THEN = [
  'src/console/index.ts',
  'src/i18n/en/parts/dashboard.ts',
  'src/ui/layers.ts',
  'src/ui/grid/ScreenList.tsx',
  'src/ui/grid/ListGrid.tsx',
];

/** And what it needs where rows are no cards (src/ui/grid/usePhone.ts). */
const WIDE = ['src/ui/grid/LoadedGrid.tsx'];

/**
 * Links that do nothing before src/startup/preload.ts gives them their `rel`: files to load, and hosts to connect to. `entries` are
 * what every page starts with.
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

/** The addresses of a file and of all that it imports, each after what it imports itself. */
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
