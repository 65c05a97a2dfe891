import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** One small patch: the only `from` in a file becomes `to`. */
export type Mutant = { readonly file: string; readonly from: string; readonly to: string };

/**
 * `npm run mutants` names a patch in MUTANT, as JSON: tests then meet the product as if it stood in the file. Nothing is written
 * to disk, so that an interrupted run leaves nothing behind. Without the variable it does nothing.
 */
export const mutant = (named = process.env.MUTANT): Plugin => {
  const patch = named ? (JSON.parse(named) as Mutant) : undefined;
  let path: string | undefined;
  return {
    name: 'mutant',
    enforce: 'pre',
    configResolved: ({ root }) => {
      path = patch && normalizePath(join(root, patch.file));
    },
    transform: (code, id) => {
      if (!patch || id.split('?')[0] !== path) return undefined;
      if (code.split(patch.from).length !== 2) throw new Error(`${patch.file} does not have once: ${patch.from}`);
      return { code: code.replace(patch.from, () => patch.to), map: null };
    },
  };
};
