import { decodeJwt } from 'jose';
import type { BackendConfig } from '#backend/config.ts';
import { createBackend } from '#backend/createBackend.ts';
import { createMemoryStore } from '#backend/store/createMemoryStore.ts';
import type { Snapshot } from '#backend/store/port.ts';
import { usualExtras } from '#contract/extras.ts';
import { fromBase64 } from './base64.ts';
import { createIntents, type Intent } from './cards/createIntents.ts';
import { createAccounts, type Account } from './identity/createAccounts.ts';
import { createIdentityProvider } from './identity/createIdentityProvider.ts';
import { createSimulatedImageHost } from './images/createSimulatedImageHost.ts';

/** State of a demo, as plain data. */
export type SimulationState = {
  readonly marketplace: Snapshot;
  readonly accounts: readonly Account[];
  readonly intents: readonly Intent[];
  /** Key that signs access tokens, in base64; a reset creates another, which invalidates old tokens. */
  readonly secret: string;
};

export type SimulationOptions = {
  /** Option of createIdentityProvider. */
  enumerationProtection?: boolean;
  /** True for a real identity provider; by default it is simulated too. */
  realIdentity?: boolean;
  /** Extras of the server beyond the specification; by default all but `paging`. */
  extras?: BackendConfig['extras'];
  /** Prices of the server; the specification's by default. */
  prices?: BackendConfig['prices'];
  /** Writer of documents; by default there is none, as it would not fit into a browser. */
  writeDocument?: BackendConfig['writeDocument'];
  /** True where welcome coins wait for a verified address; off by default. */
  welcomesVerified?: boolean;
};

/** Extras of the demo, whose lists are short: whole, as the specification has them, they turn pages without a request. */
const wholeLists = usualExtras.filter((name) => name !== 'paging');

/** Accepts any real ID token unverified: a server inside the browser has nothing to guard from its only user. */
const believe: BackendConfig['verifyIdentity'] = (idToken) => {
  const { sub: uid, email, email_verified: verified } = decodeJwt(idToken);
  return Promise.resolve(uid && typeof email === 'string' ? { uid, email, verified: verified === true } : null);
};

/** Marketplace's server and outside companies as functions from request to response, over one state in memory. */
export const createSimulation = (initial: SimulationState, options: SimulationOptions = {}) => {
  let changes = 0;
  const onChange = () => {
    changes += 1;
  };
  const accounts = createAccounts(initial.accounts, onChange);
  const intents = createIntents(initial.intents, onChange);
  const store = createMemoryStore(initial.marketplace, onChange);
  const {
    enumerationProtection = false,
    realIdentity = false,
    extras = wholeLists,
    prices,
    welcomesVerified = false,
    writeDocument,
  } = options;
  const identity = createIdentityProvider({ accounts, enumerationProtection });
  const verifyIdentity = realIdentity ? believe : identity.verify;
  const images = createSimulatedImageHost();

  const marketplaceWith = (secret: string) =>
    createBackend({
      store,
      secrets: [{ id: 'demo', key: fromBase64(secret) }],
      verifyIdentity,
      cards: intents,
      extras,
      welcomesVerified,
      ...(prices && { prices }),
      ...(writeDocument && { writeDocument }),
    });
  let { secret } = initial;
  let marketplace = marketplaceWith(secret);

  return {
    store,
    accounts,
    intents,
    marketplace: async (request: Request): Promise<Response> => marketplace.fetch(request),
    identity: async (request: Request): Promise<Response> => identity.app.fetch(request),
    images,
    /** Number of writes so far: unchanged after a request, nothing was written. */
    changes: () => changes,
    state: (): SimulationState => ({
      marketplace: store.snapshot(),
      accounts: accounts.snapshot(),
      intents: intents.snapshot(),
      secret,
    }),
    /** Replaces the state by what another tab has saved. */
    load: async (state: SimulationState): Promise<void> => {
      await store.load(state.marketplace);
      accounts.load(state.accounts);
      intents.load(state.intents);
      if (state.secret === secret) return;
      secret = state.secret;
      marketplace = marketplaceWith(secret);
    },
  };
};

export type Simulation = ReturnType<typeof createSimulation>;
