import type { Theme } from '@mui/material/styles';
import { join } from 'node:path';
import { runnerImport } from 'vite';

/** Module with the `theme` of the data grid, loaded by vite as it is code of the app. */
const THEME = 'src/ui/theme/theme.ts';

/** Text of the <style> that the data grid adds to the page; `root` is the folder of the repository. */
export const gridStyleOf = async (root: string): Promise<string> => {
  const options = { root, configFile: false, logLevel: 'error' } as const;
  const { module } = await runnerImport<{ theme: () => Theme }>(join(root, THEME), options);
  const { gridStyle } = await import('./gridStyle.ts');
  return gridStyle(module.theme());
};
