import { join } from 'node:path';
import { build } from 'vite';

/** The one inline script of every page, from src/startup/startScript.ts. `entry` is the address that it loads the code from. */
export const startScript = async (root: string, entry: string): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { __ENTRY__: JSON.stringify(entry) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/startup/startScript.ts'), output: { format: 'iife' } },
    },
  });
  const [chunk] = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The start script was not built.');
  return chunk.code.trim();
};
