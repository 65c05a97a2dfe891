import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { connectionsOf } from './policy.ts';
import type { Config } from '#app/config.ts';

/** Who is here is asked first: three calls, one after the other, beside which everything else can come. */
const FIRST = ['src/services/firebaseFacade.ts'];

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

/** Links that do nothing before src/startup/preload.ts gives them their `rel`: files to load, and hosts to connect to. */
export const laterLinks = (bundle: Rolldown.OutputBundle, root: string, entry: string, config: Config): string => {
  const first = filesOf(bundle, root, FIRST).filter((file) => `/${file}` !== entry);
  const before = [entry.slice(1), ...first];
  const then = filesOf(bundle, root, THEN).filter((file) => !before.includes(file));
  const wide = filesOf(bundle, root, WIDE).filter((file) => ![...before, ...then].includes(file));
  return [
    ...connectionsOf(config).map((host) => `<link data-rel="preconnect" href="${host}" crossorigin>`),
    `<link data-rel="modulepreload" data-entry href="${entry}">`,
    ...first.map((file) => `<link data-rel="modulepreload" href="/${file}">`),
    ...then.map((file) => `<link data-rel="modulepreload" data-then href="/${file}">`),
    ...wide.map((file) => `<link data-rel="modulepreload" data-then media="(min-width:600px)" href="/${file}">`),
  ].join('');
};

const filesOf = (bundle: Rolldown.OutputBundle, root: string, modules: readonly string[]): string[] => {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (!chunk || files.has(file)) return;
    files.add(file);
    for (const imported of chunk.imports) add(imported);
  };
  for (const module of modules) {
    const id = join(root, module);
    const chunk = chunks.find(({ facadeModuleId, moduleIds }) => facadeModuleId === id || moduleIds.includes(id));
    if (!chunk) throw new Error(`No file of the build holds ${module}.`);
    add(chunk.fileName);
  }
  return [...files];
};
