import { join } from 'node:path';
import { build } from 'vite';

/** The one inline script of every page, from src/startup/startScript.ts. */
export const startScript = (root: string): Promise<string> => inlineScript(root, 'startScript.ts');

/** The second one of console.html, from src/startup/preload.ts. */
export const preloadScript = (root: string): Promise<string> => inlineScript(root, 'preload.ts');

/** What the start script asks for where the page's code has failed, from src/startup/again.ts: a file of its own, by one name in every build. */
export const againScript = (root: string): Promise<string> => script(root, 'again.ts');
export const AGAIN_FILE = 'again.js';

// Names of one script of a page are none of the other's.
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
