import { join } from 'node:path';
import { build } from 'vite';

/** The one inline script of every page, from src/startup/startScript.ts. `entry` is the address that it loads the code from. */
export const startScript = (root: string, entry: string): Promise<string> =>
  inlineScript(root, 'startScript.ts', { __ENTRY__: JSON.stringify(entry) });

/** The second one of console.html, from src/startup/preload.ts. */
export const preloadScript = (root: string): Promise<string> => inlineScript(root, 'preload.ts', {});

const inlineScript = async (root: string, name: string, define: Record<string, string>): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/startup', name), output: { format: 'iife' } },
    },
  });
  const [chunk] = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${name} was not built.`);
  return chunk.code.trim();
};
