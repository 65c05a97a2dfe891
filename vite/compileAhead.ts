import type { Plugin } from 'vite';

/** Files of which a first screen calls nearly everything, by their names without a hash. */
const CALLED = ['session', 'react', 'index', 'console', 'react-admin', 'controls', 'list', 'layers'];

/**
 * Has Chromium compile all functions of some files while they are on their way, beside the main thread, in place of one after the
 * other when each is called (https://v8.dev/blog/explicit-compile-hints). Others take the hint for the comment that it is.
 */
export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  apply: 'build',
  generateBundle: {
    // It has to stand before everything else in a file, also before what Vite writes there.
    order: 'post',
    handler: (_options, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && CALLED.includes(chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
});
