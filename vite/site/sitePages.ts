import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Config } from '#runtime/config.ts';
import { composePage, frameHead, readShell, type Drawn, type Shell } from './composePage.ts';
import { gridStyleOf } from './gridStyleOf.ts';
import { headOf } from './head.ts';
import { inlineIcon } from './inlineIcon.ts';
import { headersFor, inlineOf, secured } from './policy.ts';
import { prerender } from './prerender.ts';
import { filesFrom, laterLinks } from './laterLinks.ts';
import { CONSOLE_FILE, HEADERS_FILE, SHELL_FILE, fileOf, redirects } from './places.ts';
import { siteFiles } from './siteFiles.ts';
import { AGAIN_FILE, againScript, preloadScript, startScript } from './startScript.ts';

/**
 * Plugin that writes the site: prerendered public pages in English, an empty shell for other addresses, and files
 * beside them. Every page has the start script as its only script before the first paint, and a strict policy as its
 * first <meta>; dist/_headers has the rest. `usable` is true when the configuration lets the app start. `define` are
 * the build's constants.
 */
export const sitePages = (config: Config, usable: boolean, define: Record<string, string>): Plugin => {
  let root = '';
  return {
    name: 'site-pages',
    configResolved: (resolved) => {
      root = resolved.root;
    },
    // The dev server loads the code itself, after the scripts of other plugins.
    transformIndexHtml: {
      order: 'pre',
      handler: async (_html, { server }) =>
        server ? [{ tag: 'script', children: await startScript(root), injectTo: 'head-prepend' }] : [],
    },
    generateBundle: {
      order: 'post',
      handler: async function (_options, bundle) {
        const built = bundle['index.html'];
        if (built?.type !== 'asset') return;
        const { entry, ...read } = readShell(String(built.source), (file) => {
          const asset = bundle[file];
          return asset?.type === 'asset' ? String(asset.source) : undefined;
        });
        const shell = { ...read, code: filesFrom(bundle, entry) };
        const [start, preload, again, gridStyle, icon, site] = await Promise.all([
          startScript(root),
          preloadScript(root),
          againScript(root),
          gridStyleOf(root),
          inlineIcon(join(root, 'public/favicon.svg')),
          usable ? prerender(root, define) : undefined,
        ]);
        const ahead = frameHead(laterLinks(bundle, root, shell.code, config), preload);
        const pages = site
          ? drawnPages(shell, start, [
              [CONSOLE_FILE, { page: site.frame, head: ahead, icon }],
              ...site.pages.map(
                (page) => [fileOf(page.path), { page, head: headOf(page, site, config.siteUrl), icon }] as const,
              ),
            ])
          : emptyPages(shell, start);
        const inline = [...pages.values()].map(inlineOf);
        const all = {
          scripts: inline.flatMap(({ scripts }) => scripts),
          styles: [gridStyle, ...inline.flatMap(({ styles }) => styles)],
        };
        delete bundle['index.html'];
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        for (const [file, html] of pages) emit(file, secured(html, config, gridStyle));
        for (const { fileName, source } of site ? siteFiles(site, config.siteUrl) : []) emit(fileName, source);
        const lines = Object.entries(headersFor(config, all)).map(([name, value]) => `  ${name}: ${value}\n`);
        emit(HEADERS_FILE, `/*\n${lines.join('')}${HASHED}`);
        emit(AGAIN_FILE, again);
        emit('_redirects', redirects.map(([path, file]) => `${path} /${file} 200\n`).join(''));
      },
    },
  };
};

/** Cache rule for files with a hash in their names, which never change; hosts revalidate pages by default. */
const HASHED = '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n';

const drawnPages = (shell: Shell, start: string, drawn: readonly (readonly [file: string, page: Drawn])[]) =>
  new Map([
    [SHELL_FILE, composePage(shell, start)],
    ...drawn.map(([file, page]) => [file, composePage(shell, start, page)] as const),
  ]);

/**
 * Pages without content for an invalid configuration, which the code itself reports, by file; `start` is the start
 * script's code.
 */
const emptyPages = (shell: Shell, start: string) =>
  new Map([SHELL_FILE, CONSOLE_FILE, 'index.html'].map((file) => [file, composePage(shell, start)]));
