import type { Theme } from '@mui/material/styles';
import { join } from 'node:path';
import { runnerImport } from 'vite';

/** The module whose export `theme` the data grid is drawn with: code of the app, so it is loaded as vite loads it. */
const THEME = 'src/ui/theme/theme.ts';

/** The text of the one <style> that the data grid writes into the page. */
export const gridStyleOf = async (root: string): Promise<string> => {
  const options = { root, configFile: false, logLevel: 'error' } as const;
  const { module } = await runnerImport<{ theme: () => Theme }>(join(root, THEME), options);
  const { gridStyle } = await import('./gridStyle.ts');
  return gridStyle(module.theme());
};
