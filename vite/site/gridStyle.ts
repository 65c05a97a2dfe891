import { ThemeProvider, type Theme } from '@mui/material/styles';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Variables = { id: string; variables: Readonly<Record<string, string | number | undefined>> };
type VariablesModule = { useMaterialCSSVariables: () => Variables };

/** Module of the data grid that is not exported; the end-to-end tests notice when an update changes it. */
const variablesModule = () => {
  const grid = dirname(createRequire(import.meta.url).resolve('@mui/x-data-grid'));
  return import(pathToFileURL(join(grid, 'material/variables.mjs')).href) as Promise<VariablesModule>;
};

/**
 * Makes the grid find color-mix() supported, as it is in all browsers of the build's target; the grid checks on
 * loading.
 */
const likeABrowser = () => {
  Object.assign(globalThis, { CSS: { supports: () => true } });
};

/** Text of the <style> that the data grid adds for a theme, to allow it in the policy by its hash. */
export const gridStyle = async (theme: Theme): Promise<string> => {
  likeABrowser();
  const { useMaterialCSSVariables } = await variablesModule();
  let text = '';
  const Reader = () => {
    const { id, variables } = useMaterialCSSVariables();
    const declarations = Object.entries(variables).filter(([, value]) => value !== undefined);
    text = `.MuiDataGridVariables-${id}{${declarations.map(([name, value]) => `${name}:${String(value)};`).join('')}}`;
    return null;
  };
  renderToStaticMarkup(createElement(ThemeProvider, { theme, defaultMode: 'light' }, createElement(Reader)));
  return text;
};
