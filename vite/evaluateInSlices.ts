import type { Plugin } from 'vite';

/** What the first file of a build evaluates after a pause: MUI's themes are half of all that is done before React draws. */
const AFTER_A_PAUSE = ['src/ui/theme/theme.ts', 'src/ui/theme/AppTheme.tsx', 'src/main.tsx'];

/** For the browser to answer whoever touches the page meanwhile. */
const PAUSE = 'await new Promise((resolve) => setTimeout(resolve));';

/**
 * Lets the first file of a build be evaluated in several short tasks in place of a long one, in which the page would not answer.
 * Done to the file and not to its modules: with an await in a module, the other files would be cut twice as small.
 */
export const evaluateInSlices = (): Plugin => ({
  name: 'evaluate-in-slices',
  apply: 'build',
  renderChunk: (code, { name, moduleIds }) => {
    if (name !== 'site' || !moduleIds.some((id) => id.endsWith('/src/main.tsx'))) return null;
    return AFTER_A_PAUSE.reduce((slices, module) => {
      const start = `\n// ${module}\n`;
      if (!slices.includes(start)) throw new Error(`The first file has no place for a pause before ${module}.`);
      return slices.replace(start, `\n${PAUSE}${start}`);
    }, code);
  },
});
