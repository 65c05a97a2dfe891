import type { Plugin } from 'vite';

type Part = { of: RegExp; module: RegExp; code: string };

const never = (...names: string[]) =>
  `const never = () => null; export { ${names.map((name) => `never as ${name}`).join()} };`;

/**
 * Parts of packages that bring much along and that nothing here ever draws or calls: the grid's own filter panel, toolbar
 * and printing (lists have their own), react-admin's exporter (files are written by ours), stand-ins for what every browser
 * has. A part that is needed after all is missing in every build at once, and the end-to-end tests see it: take its row out.
 */
// prettier-ignore
const parts: readonly Part[] = [
  { of: /x-data-grid\/material\//, module: /^@mui\/material\/(Autocomplete|Badge|Chip|LinearProgress|Tabs?|TextareaAutosize|ToggleButton)$/, code: never('default') },
  { of: /x-data-grid\//,   module: /\/GridFilterPanel\.mjs$/,        code: never('GridFilterPanel') },
  { of: /x-data-grid\//,   module: /\/toolbarV8\/GridToolbar\.mjs$/, code: never('GridToolbar', 'GridToolbarDivider', 'GridToolbarLabel') },
  { of: /x-data-grid\//,   module: /\/useGridPrintExport\.mjs$/,     code: never('useGridPrintExport') },
  { of: /ra-core\//,       module: /^jsonexport\//,                  code: never('default') },
  { of: /node-polyglot\//, module: /^object\.entries$/,              code: 'module.exports = Object.entries;' },
];

const STAND_IN = '\0stand-in:';

/** Puts next to nothing in the place of parts of packages that are never used. For builds alone. */
export const leavePartsOut = (): Plugin => ({
  name: 'leave-parts-out',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') => {
    const place = parts.findIndex(({ of, module }) => of.test(importer) && module.test(source));
    return place < 0 ? null : STAND_IN + String(place);
  },
  load: (id) => (id.startsWith(STAND_IN) ? parts[Number(id.slice(STAND_IN.length))]?.code : null),
});
