import { CacheProvider } from '@emotion/react';
import { render } from './rendering.ts';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { demoPeople } from '#backend/seed.ts';
import type { BackendConfig } from '#backend/config.ts';
import type { Snapshot } from '#backend/store/port.ts';
import type { HoldRow, OrderRow, UserRow, WithdrawalRow } from '#backend/store/tables.ts';
import { App, createAppRouter } from '#app/App.tsx';
import { parseConfig } from '#runtime/config.ts';
import { inMinorUnits, specified, type Prices } from '#domain/coins.ts';
import type { Role } from '#domain/entities.ts';
import type { Intent } from '#mocks/cards/createIntents.ts';
import { createHandlers } from '#mocks/createHandlers.ts';
import { createSimulation } from '#mocks/createSimulation.ts';
import { DEMO_PASSWORD } from '#mocks/identity/demoPassword.ts';
import { hashPassword } from '#mocks/identity/password.ts';
import { queryClientOf } from '#runtime/queryClient.ts';
import { createRuntime } from '#runtime/runtime.ts';
import { openCardCompany } from './cardCompany.ts';
import type { Extra } from '#contract/extras.ts';
import { lastingState } from './lastingState.ts';
import { server } from './server.ts';
import { styleCache } from './styleCache.ts';
import { undo } from './undo.ts';

/**
 * State shared by all tests, which copy it. The demo's password is hashed with one iteration, as its real hash is slow.
 */
const seeded = (async () => {
  const [state, password] = await Promise.all([lastingState('2026-06-15T12:00:00Z'), hashPassword(DEMO_PASSWORD, 1)]);
  return { ...state, accounts: state.accounts.map((account) => ({ ...account, password })) };
})();

type Options = {
  /** Demo user signed in before the page is rendered; by default nobody. */
  as?: Role;
  /** Role that the user has been given since the sign-in. */
  became?: Role;
  /** Build-time variables; by default those of the demo. */
  env?: Parameters<typeof parseConfig>[0];
  /** Request handlers before those of the simulation, from the first request on. */
  answers?: readonly RequestHandler[];
  /** Option of createIdentityProvider. */
  enumerationProtection?: boolean;
  /** Option of createSimulation. */
  extras?: readonly Extra[];
  /** Prices of the server; the specification's by default. */
  prices?: Prices;
  /** Option of createSimulation. */
  welcomesVerified?: boolean;
  /** Option of createSimulation. */
  writeDocument?: BackendConfig['writeDocument'];
  /** Initial payment intents of the card company. */
  intents?: readonly Intent[];
  /** Rows of the server, made from the demo's. */
  marketplaceOf?: (seed: Snapshot) => Snapshot;
  /** Address of a worker whose withdrawals the server holds. */
  held?: string;
  /** State of the history entry (`location.state`), as an earlier visit left it. */
  state?: unknown;
};

export type Sent = {
  method: string;
  /** Path without the prefix of the product's own server, with the query. */
  path: string;
  /** Body of JSON requests. */
  body?: unknown;
};

const isJson = (request: Request) => request.headers.get('content-type')?.includes('json') ?? false;

/**
 * Order that belongs to an intent: by the demo's buyer, who is one of `users`, for the package whose price the intent
 * has.
 */
const orderOf = ({ id: intent, order: _id, amountInCents: cents }: Intent, users: readonly UserRow[]): OrderRow => {
  const { _id: user_id = '', created_at = '' } = users.find(({ email }) => email === demoPeople.buyer) ?? {};
  const { coins = 0 } = specified.packages.find(({ price }) => inMinorUnits(price, specified.currency) === cents) ?? {};
  return { _id, user_id, coins, cents, intent, open: true, created_at };
};

/** Hold of a withdrawal of coins that come from welcomes alone. */
const holdOf = ({ _id, worker_id: user_id, created_at }: WithdrawalRow, [admin]: readonly UserRow[]): HoldRow => ({
  _id,
  user_id,
  reason: 'welcomesOnly',
  released: false,
  actor: admin?._id ?? '',
  created_at,
});

/**
 * Renders the whole product at a path over real providers: router, session, Firebase SDK, typed client, and the
 * marketplace behind MSW. Returns a user-event session, the simulation and the recorded requests.
 */
export const renderApp = async (
  path: string,
  {
    as,
    became,
    env = {},
    answers = [],
    state,
    intents = [],
    marketplaceOf = (seed) => seed,
    held,
    ...options
  }: Options = {},
) => {
  const { marketplace: seed, ...rest } = structuredClone(await seeded);
  const marketplace = marketplaceOf(seed);
  const orders = [...marketplace.orders, ...intents.map((intent) => orderOf(intent, marketplace.users))];
  const users = marketplace.users.map((user) =>
    as && became && user.email === demoPeople[as] ? { ...user, role: became } : user,
  );
  const holds = marketplace.withdrawals
    .filter(({ worker_email }) => worker_email === held)
    .map((one) => holdOf(one, users));
  const simulation = createSimulation(
    { ...rest, marketplace: { ...marketplace, users, orders, holds }, intents },
    options,
  );
  openCardCompany(simulation);
  const { config } = parseConfig(env);
  const requests: Sent[] = [];
  server.use(...answers, ...createHandlers(simulation, { ...config, origin: location.origin }));
  const note = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    const sent: Sent = { method: request.method, path: pathname.replace(/^\/api/, '') + search };
    requests.push(sent);
    if (isJson(request))
      void request
        .clone()
        .json()
        .then((body: unknown) => Object.assign(sent, { body }));
  };
  server.events.on('request:start', note);
  undo.push(() => server.events.removeListener('request:start', note));

  history.replaceState({ usr: state, key: 'first', idx: 0 }, '', path);
  const runtime = createRuntime(config, Promise.resolve());
  // After unmounting: a mounted guard would go to /login, whose code would load during the next test.
  undo.push(() => runtime.session.signOut().catch(() => undefined));
  undo.push(runtime.session.start());
  if (as) {
    await runtime.session.signIn(demoPeople[as], DEMO_PASSWORD);
    await runtime.session.settled();
  }
  const router = createAppRouter(runtime);
  undo.push(() => {
    router.dispose();
  });
  const view = render(
    <CacheProvider value={styleCache}>
      <App runtime={runtime} router={router} />
    </CacheProvider>,
  );
  /** Bodies of the requests to an address. */
  const bodies = (method: string, address: string) =>
    requests.filter((sent) => sent.method === method && sent.path === address).map(({ body }) => body);
  const { session } = runtime;
  const queryClient = queryClientOf(runtime);
  return {
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.EachTarget }),
    view,
    router,
    session,
    queryClient,
    simulation,
    requests,
    bodies,
  };
};
