import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** File with the licences of bundled packages, which vite writes (build.license) and this plugin completes. */
export const LICENSES_FILE = 'licenses.txt';

/** Name of the package in a file's path. Used for typefaces, which Vite does not list: style sheets import them. */
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/**
 * Heading without a text below it, '## package - version (licence)', of packages that do not bring their licence's
 * text.
 */
const BARE = /^## (\S+) - .* \((.+)\)\n(?=\n## |(?![^]))/gm;

const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(file, 'utf8').trim();

/** Texts of licences that packages only name, taken from our own licence and TypeScript's. */
const texts: Readonly<Record<string, (name: string) => string>> = {
  MIT: (name) => {
    const own = read(join(import.meta.dirname, '../LICENSE'));
    return `Copyright (c) the authors of ${name}\n\n${own.slice(own.indexOf('Permission is hereby'))}`;
  },
  'Apache-2.0': () => read(require.resolve('typescript/LICENSE.txt')),
};

/** Plugin that writes the licences of all bundled packages. The build fails where a text is missing. */
export const licenses = (): Plugin => ({
  name: 'licenses',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      const file = bundle[LICENSES_FILE];
      if (file?.type !== 'asset') return;
      const packages = String(file.source).replaceAll(BARE, (heading, name: string, license: string) => {
        const text = texts[license]?.(name);
        if (text === undefined) throw new Error(`${name} does not bring the text of its licence, ${license}.`);
        return `${heading}\n${text}\n`;
      });
      const files = Object.values(bundle).flatMap((one) => (one.type === 'asset' ? one.originalFileNames : []));
      const typefaces = new Set(files.flatMap((from) => PACKAGE.exec(from)?.[1] ?? []));
      const sections = [...typefaces].sort().map((name) => {
        const { version, license } = require(`${name}/package.json`) as { version: string; license: string };
        return `\n## ${name} - ${version} (${license})\n\n${read(require.resolve(`${name}/LICENSE`))}\n`;
      });
      file.source = [packages, ...sections].join('');
    },
  },
});
