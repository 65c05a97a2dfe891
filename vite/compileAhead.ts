import type { Plugin } from 'vite';

/** Chunks whose functions are nearly all called for a first screen, by name. */
const CALLED = ['session', 'react', 'index', 'console', 'react-admin', 'controls', 'list', 'layers'];

/**
 * Plugin that makes Chromium compile all functions of some chunks while they load, off the main thread
 * (https://v8.dev/blog/explicit-compile-hints). Other browsers see a comment.
 */
export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  apply: 'build',
  generateBundle: {
    // It must be the first thing in a file, even before Vite's additions.
    order: 'post',
    handler: (_options, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && CALLED.includes(chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
});
