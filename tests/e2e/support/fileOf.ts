import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Address pattern of the file that a build has made of a module, such as 'src/i18n/bn/parts/site.ts'. Throws if the
 * build has none.
 */
export const fileOf = (module: string, build: 'dist' | 'dist-server' = 'dist'): string => {
  const manifest = readFileSync(join(import.meta.dirname, '../../..', build, '.vite/manifest.json'), 'utf8');
  const { file } = (JSON.parse(manifest) as Record<string, { file: string }>)[module] ?? {};
  if (file === undefined) throw new Error(`The build has no file for ${module}.`);
  return `**/${file}`;
};
