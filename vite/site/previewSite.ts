import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { fallbackOf, fileOf, HEADERS_FILE } from './places.ts';

/** Plugin that makes `vite preview` apply dist/_headers and dist/_redirects, as hosts do. */
export const previewSite = (): Plugin => ({
  name: 'preview-site',
  configurePreviewServer: (server) => {
    const outDir = resolve(server.config.root, server.config.build.outDir);
    const headers = readHeaders(join(outDir, HEADERS_FILE));
    server.middlewares.use((request, response, next) => {
      for (const [name, value] of headers) response.setHeader(name, value);
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const isFile = /\.\w+$/.test(pathname);
      if (!isFile)
        request.url = `/${existsSync(join(outDir, fileOf(pathname))) ? fileOf(pathname) : fallbackOf(pathname)}`;
      next();
    });
  },
});

/** First part of dist/_headers, for every file; the second is for hashed files. */
const ofEveryFile = (text: string): string => text.split(/^\/assets/m)[0] ?? '';

const readHeaders = (file: string): [string, string][] =>
  existsSync(file)
    ? [...ofEveryFile(readFileSync(file, 'utf8')).matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(
        ([, name = '', value = '']) => [name, value],
      )
    : [];
