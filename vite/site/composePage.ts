import type { PrerenderedSite } from '../../src/prerender.tsx';
import { escapeHtml } from './head.ts';
import { mergeStyles } from './mergeStyles.ts';
import { unseenStyle } from './unseenStyle.ts';

/**
 * Built index.html without its script and styles, which are in `css`. `code` are the addresses of the entry's imports,
 * and its own.
 */
export type Shell = { html: string; code: readonly string[]; css: string };
/** Prerendered page, with the HTML for its <head> and the address of its icon. */
export type Drawn = {
  page: PrerenderedSite['frame'];
  head: string;
  icon: string;
};

const STYLE = /\s*<style>([\s\S]*?)<\/style>/g;
const SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g;
const LINK = /\s*<link rel="(?:modulepreload|stylesheet)"[^>]* href="\/([^"]+)"[^>]*>/g;

/**
 * Removes from index.html what blocks the first paint: the code starts later, and its few styles move into the page's
 * own. Returns the rest of the HTML, the address of the removed script (`entry`) and the styles. `assetOf` returns the
 * text of a built file, by its path below the site's root. Throws if there is no script.
 */
export const readShell = (html: string, assetOf: (file: string) => string | undefined) => {
  // Where the entry module consists of imports, vite lists those; the last one imports the others.
  const entry = [...html.matchAll(SCRIPT)].at(-1)?.[1];
  if (entry === undefined) throw new Error('index.html has no script of the app.');
  const css = [
    ...[...html.matchAll(STYLE)].map(([, text = '']) => text),
    ...[...html.matchAll(LINK)].map(([, file = '']) => (file.endsWith('.css') ? (assetOf(file) ?? '') : '')),
  ];
  const rest = [SCRIPT, LINK, STYLE].reduce((left, part) => left.replaceAll(part, ''), html);
  return { html: rest, entry, css: css.join('') };
};

/** Meta element that names a file for the start script; it has no effect itself. */
const codeMeta = (file: string) => `<meta name="code" content="${file}" />`;

const replaceOnce = (html: string, part: string, by: string): string => {
  if (!html.includes(part)) throw new Error(`index.html has no ${part}`);
  return html.replace(part, () => by);
};

/** Element that keeps a page out of search engines. */
const NOT_KEPT = '<meta name="robots" content="noindex" />';

/**
 * Head of the console's frame: the HTML of links that its second script activates, and that script's code, `preload`
 * (src/startup/preload.ts).
 */
export const frameHead = (links: string, preload: string): string =>
  `${NOT_KEPT}\n    ${links}\n    <script>${preload}</script>`;

/**
 * Page of the site as HTML, with the code of the start script; without `drawn`, the empty shell. Throws if `shell` has
 * not the expected elements, or an element has a style that the policy forbids.
 */
export const composePage = ({ html, code, css }: Shell, start: string, drawn?: Drawn): string => {
  const { body, style } = drawn
    ? mergeStyles(drawn.page.html, css + unseenStyle)
    : { body: '', style: `<style>${css.trim()}</style>` };
  const attribute = / style="[^"]*"/.exec(body)?.[0];
  if (attribute) throw new Error(`${drawn?.page.path ?? ''}: the policy forbids${attribute}; use sx instead.`);
  const head = drawn?.head ?? NOT_KEPT;
  const parts: readonly (readonly [part: string, by: string])[] = [
    [
      '</head>',
      `  ${head}\n    ${code.map(codeMeta).join('')}\n    ${style}\n    <script>${start}</script>\n  </head>`,
    ],
    ['<div id="root"></div>', `<div id="root">${body}</div>`],
    ...(drawn
      ? ([
          // Browsers would load both before the first paint; the code adds the manifest later (src/main.tsx).
          [/\s*<link rel="manifest"[^>]*>/.exec(html)?.[0] ?? '<link rel="manifest"', ''],
          ['href="/favicon.svg" type="image/svg+xml"', `href="${drawn.icon}"`],
          ['<html lang="en"', `<html lang="en" data-prerendered="${drawn.page.path}"`],
          [/<title>.*<\/title>/.exec(html)?.[0] ?? '<title>', `<title>${escapeHtml(drawn.page.title)}</title>`],
        ] as const)
      : []),
  ];
  return parts.reduce((page, [part, by]) => replaceOnce(page, part, by), html);
};
