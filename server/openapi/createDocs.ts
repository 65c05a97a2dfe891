import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { openApiOf } from './openApiOf.ts';

const style = `
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: 0.4rem 1rem 0.4rem 0; border-block-end: 1px solid #8886; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
div { overflow-x: auto; }
pre { overflow-x: auto; }`;

/** Creates an app with a page about all calls at /docs, and the OpenAPI document at /openapi.json, for everybody. */
export const createDocs = (): Hono => {
  const document = openApiOf();
  const { schemas } = document.components;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>The calls of this server</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <h1>The calls of this server</h1>
        <p>The same as an OpenAPI document: <a href="openapi.json">openapi.json</a>.</p>
        ${tableOf('Of the specification', (extra) => extra === undefined)}
        ${tableOf('Extras, where POST /jwt announces them', (extra) => extra !== undefined)}
        <h2>What is sent and answered</h2>
        ${Object.entries(schemas).map(
          ([name, schema]) =>
            html`<h3 id="${name}"><code>${name}</code></h3>
              <pre><code>${JSON.stringify(schema, null, 2)}</code></pre>`,
        )}
      </body>
    </html>`;
  const hash = createHash('sha256').update(style).digest('base64');
  const app = new Hono();
  app.use(
    '/docs',
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: [`'sha256-${hash}'`],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    }),
  );
  app.get('/docs', (c) => c.html(page));
  app.get('/openapi.json', (c) => c.json(document));
  return app;
};

const tableOf = (heading: string, isShown: (extra: string | undefined) => boolean) => {
  const rows = (Object.keys(endpoints) as EndpointName[]).flatMap((name) => {
    const { method, path, callers, sends, items, extra }: Endpoint = endpoints[name];
    if (!isShown(extra)) return [];
    const body = sends === 'nothing' ? '' : html`<a href="#body_${sends}">${sends}</a>`;
    return [
      html`<tr>
        <td><code>${method} ${path}</code></td>
        <td>${callers.join(', ')}</td>
        <td>${body}</td>
        <td>${items ? 'a list' : ''}</td>
        <td>${extra ?? ''}</td>
      </tr>`,
    ];
  });
  return html`<h2>${heading}</h2>
    <div>
      <table>
        <thead>
          <tr>
            <th>Call</th>
            <th>Who</th>
            <th>Sends</th>
            <th>Answers</th>
            <th>Extra</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`;
};
