import { join } from 'node:path';
import { build } from 'vite';

/** Code of the inline script of every page, from src/startup/startScript.ts; `root` is the folder of the repository. */
export const startScript = (root: string): Promise<string> => inlineScript(root, 'startScript.ts');

/** Code of the second inline script of console.html, from src/startup/preload.ts. */
export const preloadScript = (root: string): Promise<string> => inlineScript(root, 'preload.ts');

/**
 * Code that the start script imports after a failure, from src/startup/again.ts: a file with the same name in every
 * build.
 */
export const againScript = (root: string): Promise<string> => script(root, 'again.ts');
export const AGAIN_FILE = 'again.js';

// In a function, so that the scripts of a page share no names.
const inlineScript = async (root: string, name: string) => `(()=>{${await script(root, name)}})()`;

const script = async (root: string, name: string): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/startup', name), output: { format: 'es' } },
    },
  });
  const [chunk] = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${name} was not built.`);
  return chunk.code.trim();
};
