import type { Theme } from '@mui/material/styles';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runnerImport, type HtmlTagDescriptor, type Plugin } from 'vite';
import type { Config } from '../src/config.ts';
import { headersFor, policyFor, policyText, type Inline } from './policy.ts';

/** Hosts such as Netlify and Cloudflare Pages read this file; for others it says what to configure. */
const HEADERS_FILE = '_headers';

/** The module whose export `theme` the data grid is drawn with. */
const THEME = 'src/ui/theme/theme.ts';

/**
 * Writes the strict policy of a build: into every page as its first <meta>, and with the headers that a meta cannot
 * replace into dist/_headers, which `vite preview` sends. The dev server injects styles and goes without.
 */
export const contentSecurityPolicy = (config: Config): Plugin => {
  const all: { scripts: Set<string>; styles: Set<string> } = { scripts: new Set(), styles: new Set() };
  let root = '';
  let outDir = '';
  return {
    name: 'content-security-policy',
    configResolved: (resolved) => {
      root = resolved.root;
      outDir = resolve(resolved.root, resolved.build.outDir);
    },
    buildStart: async () => {
      const style = await gridStyleOf(root);
      if (style !== undefined) all.styles.add(style);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!bundle) return [];
        const page = inlineOf(html);
        page.scripts.forEach((text) => all.scripts.add(text));
        page.styles.forEach((text) => all.styles.add(text));
        return [metaTag(policyText(policyFor(config, { scripts: page.scripts, styles: [...all.styles] })))];
      },
    },
    writeBundle: async () => {
      const headers = headersFor(config, { scripts: [...all.scripts], styles: [...all.styles] });
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      await writeFile(join(outDir, HEADERS_FILE), `/*\n${lines.join('')}`);
    },
    configurePreviewServer: (server) => {
      const headers = readHeaders(join(outDir, HEADERS_FILE));
      server.middlewares.use((_request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value);
        next();
      });
    },
  };
};

const metaTag = (policy: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
  injectTo: 'head-prepend',
});

/** What stands between <script> or <style> and their ends; scripts with an address have nothing there. */
const inlineOf = (html: string): Inline => {
  // Browsers turn line ends into \n before they hash.
  const texts = (tag: RegExp) => [...html.replaceAll('\r\n', '\n').matchAll(tag)].map(([, text]) => text ?? '');
  return {
    scripts: texts(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: texts(/<style[^>]*>([\s\S]*?)<\/style>/g),
  };
};

const readHeaders = (file: string): [string, string][] =>
  existsSync(file)
    ? [...readFileSync(file, 'utf8').matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [
        name,
        value,
      ])
    : [];

/** The theme is code of the app, so it is loaded as vite loads it: aliases and all. */
const gridStyleOf = async (root: string): Promise<string | undefined> => {
  if (!existsSync(join(root, THEME))) return undefined;
  const options = { root, configFile: false, logLevel: 'error' } as const;
  const { module } = await runnerImport<{ theme: Theme }>(join(root, THEME), options);
  const { gridStyle } = await import('./gridStyle.ts');
  return gridStyle(module.theme);
};
