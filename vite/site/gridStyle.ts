import { ThemeProvider, type Theme } from '@mui/material/styles';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Variables = { id: string; variables: Readonly<Record<string, string | number | undefined>> };
type VariablesModule = { useMaterialCSSVariables: () => Variables };

/** The data grid's module is no public entry; the end-to-end tests notice when an update moves or changes it. */
const variablesModule = () => {
  const grid = dirname(createRequire(import.meta.url).resolve('@mui/x-data-grid'));
  return import(pathToFileURL(join(grid, 'material/variables.mjs')).href) as Promise<VariablesModule>;
};

/** Browsers that the build targets know color-mix(); the grid asks when it is loaded. */
const likeABrowser = () => {
  Object.assign(globalThis, { CSS: { supports: () => true } });
};

/** The text of the one <style> that the data grid writes for a theme, so that the policy can allow exactly it. */
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
