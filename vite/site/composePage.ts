import type { PrerenderedPage, PrerenderedSite } from '../../src/prerender.tsx';
import { escapeHtml, headOf } from './head.ts';
import { mergeStyles } from './mergeStyles.ts';

/** index.html as the build made it, without its script and style sheet. */
export type Shell = { html: string; entry: string; css: string };
type Drawn = { page: PrerenderedPage; site: PrerenderedSite; siteUrl: string | undefined };

const SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g;
const LINK = /\s*<link rel="(?:modulepreload|stylesheet)"[^>]* href="\/([^"]+)"[^>]*>/g;

/** Takes out what the browser would wait for before it paints: the code starts later, the few rules of the style sheet go into the page. */
export const readShell = (html: string, assetOf: (file: string) => string | undefined): Shell => {
  // Where the first module is nothing but imports, vite names these instead, the last of which imports the others.
  const entry = [...html.matchAll(SCRIPT)].at(-1)?.[1];
  if (entry === undefined) throw new Error('index.html has no script of the app.');
  const css = [...html.matchAll(LINK)].map(([, file = '']) => (file.endsWith('.css') ? (assetOf(file) ?? '') : ''));
  return { html: html.replaceAll(SCRIPT, '').replaceAll(LINK, ''), entry, css: css.join('') };
};

const replaceOnce = (html: string, part: string, by: string): string => {
  if (!html.includes(part)) throw new Error(`index.html has no ${part}`);
  return html.replace(part, () => by);
};

/** One page of the site; without a drawing the empty shell, which no search engine should keep. */
export const composePage = ({ html, css }: Shell, start: string, drawn?: Drawn): string => {
  const { body, style } = drawn ? mergeStyles(drawn.page.html) : { body: '', style: '' };
  const attribute = / style="[^"]*"/.exec(body)?.[0];
  if (attribute) throw new Error(`${drawn?.page.path ?? ''}: the policy forbids${attribute}; use sx instead.`);
  const head = drawn ? headOf(drawn.page, drawn.site, drawn.siteUrl) : '<meta name="robots" content="noindex" />';
  const parts: readonly (readonly [part: string, by: string])[] = [
    ['</head>', `  ${head}\n    <style>${css.trim()}</style>${style}\n    <script>${start}</script>\n  </head>`],
    ['<div id="root"></div>', `<div id="root">${body}</div>`],
    ...(drawn
      ? ([
          ['<html lang="en"', `<html lang="en" data-prerendered="${drawn.page.path}"`],
          [/<title>.*<\/title>/.exec(html)?.[0] ?? '<title>', `<title>${escapeHtml(drawn.page.title)}</title>`],
        ] as const)
      : []),
  ];
  return parts.reduce((page, [part, by]) => replaceOnce(page, part, by), html);
};
