import type { Hono } from 'hono';
import { http, type HttpHandler } from 'msw';
import type { Config } from '#runtime/config.ts';
import { DISPUTES } from './cards/createDisputeDesk.ts';
import { readConditions, under } from './conditions.ts';
import type { Simulation } from './createSimulation.ts';
import type { Lock } from './persistence/keep.ts';

type Answer = (request: Request) => Promise<Response>;

export type HandlersConfig = Pick<Config, 'apiUrl' | 'demo' | 'simulate'> & {
  /** Origin that the product is served from. */
  origin: string;
  /** Lock on the state that all tabs share; by default there is none. */
  alone?: Lock;
};

/**
 * Request handlers for MSW: the marketplace's server if this build is the demo, and the outside companies that are
 * simulated. Requests that use the shared state run under the lock `alone`.
 */
export const createHandlers = (simulation: Simulation, config: HandlersConfig): HttpHandler[] => {
  const { origin, apiUrl, demo, simulate, alone = unguarded } = config;
  const marketplace: Answer = (request) =>
    under(readConditions(), () => alone(async () => simulation.marketplace(await withoutPrefix(request, apiUrl))));
  const identity: Answer = (request) => alone(() => simulation.identity(request));
  const answering = (path: string, answer: Answer) => answerAt(`${origin}${path}`, answer);
  return [
    ...(demo ? [answering(`${apiUrl}/*`, marketplace)] : []),
    ...(simulate.includes('identity')
      ? [answering('/identitytoolkit.googleapis.com/*', identity), answering('/securetoken.googleapis.com/*', identity)]
      : []),
    ...(simulate.includes('cards')
      ? [answering(DISPUTES, (request) => alone(() => simulation.disputes(request)))]
      : []),
    ...(simulate.includes('images') ? imageHandlers(simulation.images, origin) : []),
  ];
};

/**
 * Request handlers for the image host, which has no state and needs no lock. `origin` is the origin of the product's
 * pages.
 */
export const imageHandlers = (images: Hono, origin: string): HttpHandler[] => [
  answerAt(`${origin}/images/:picture`, async (request) => images.fetch(request)),
];

const answerAt = (address: string, answer: Answer) => http.all(address, ({ request }) => answer(request));

const unguarded: Lock = async (task) => task();

/**
 * Request without the path's `prefix`, as a server without the prefix would get it. The request is copied field by
 * field, because jsdom's Request loses the method of a copied request.
 */
const withoutPrefix = async (request: Request, prefix: string): Promise<Request> => {
  const address = new URL(request.url);
  address.pathname = address.pathname.slice(prefix.length);
  const body = await request.text();
  return new Request(address, { method: request.method, headers: request.headers, ...(body && { body }) });
};
