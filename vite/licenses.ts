import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What vite writes of the bundled packages (build.license), and this plugin completes. */
export const LICENSES_FILE = 'licenses.txt';

/** The package that a file is from. Vite looks at code alone: typefaces come by an address in a style sheet. */
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** '## package - version (licence)' with nothing below it: some packages name a licence without bringing its text. */
const BARE = /^## (\S+) - .* \((.+)\)\n(?=\n## |(?![^]))/gm;

const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(file, 'utf8').trim();

/** The texts of licences that packages only name; our own licence and TypeScript's are two of them. */
const texts: Readonly<Record<string, (name: string) => string>> = {
  MIT: (name) => {
    const own = read(join(import.meta.dirname, '../LICENSE'));
    return `Copyright (c) the authors of ${name}\n\n${own.slice(own.indexOf('Permission is hereby'))}`;
  },
  'Apache-2.0': () => read(require.resolve('typescript/LICENSE.txt')),
};

/** The licences of all that a build brings along, in one file of dist. A build fails where one has no text. */
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
