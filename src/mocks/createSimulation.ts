import { decodeJwt } from 'jose';
import type { BackendConfig } from '#backend/config.ts';
import { createBackend } from '#backend/createBackend.ts';
import { createMemoryStore } from '#backend/store/createMemoryStore.ts';
import type { Snapshot } from '#backend/store/port.ts';
import { usualExtras } from '#contract/extras.ts';
import { fromBase64 } from './base64.ts';
import { createDisputeDesk } from './cards/createDisputeDesk.ts';
import { createIntents, type Intent } from './cards/createIntents.ts';
import { sendEvents } from './cards/sendEvents.ts';
import { createAccounts, type Account } from './identity/createAccounts.ts';
import { createIdentityProvider } from './identity/createIdentityProvider.ts';
import { createSimulatedImageHost } from './images/createSimulatedImageHost.ts';

/** State of the demo as plain data, for storage. */
export type SimulationState = {
  readonly marketplace: Snapshot;
  readonly accounts: readonly Account[];
  readonly intents: readonly Intent[];
  /** Key that signs access tokens, in base64. A reset creates another one, which invalidates old tokens. */
  readonly secret: string;
};

export type SimulationOptions = {
  /** True to answer a wrong password and an unknown e-mail address alike; see createIdentityProvider. */
  enumerationProtection?: boolean;
  /** True when the identity provider is a real one; by default it is simulated too. */
  realIdentity?: boolean;
  /**
   * Extras (abilities beyond the specification) that the server announces; by default `usualExtras` without `paging`.
   */
  extras?: BackendConfig['extras'];
  /** Prices of the server; by default the specification's. */
  prices?: BackendConfig['prices'];
  /** Function that writes a document as PDF. By default there is none, because it would be too large for a browser. */
  writeDocument?: BackendConfig['writeDocument'];
  /** True when welcome coins wait until the e-mail address is verified; false by default. */
  welcomesVerified?: boolean;
};

/**
 * Extras of the demo: the usual ones without `paging`. The demo's lists are short, and a list that is loaded whole
 * needs no request to turn a page.
 */
const wholeLists = usualExtras.filter((name) => name !== 'paging');

/**
 * Verifier of real ID tokens that accepts each without checking its signature: a server inside the browser has nothing
 * to protect from its only user.
 */
const believe: BackendConfig['verifyIdentity'] = (idToken) => {
  const { sub: uid, email, email_verified: verified } = decodeJwt(idToken);
  return Promise.resolve(uid && typeof email === 'string' ? { uid, email, verified: verified === true } : null);
};

/**
 * Simulation of the marketplace's server and of the outside companies, each a function from request to response, over
 * one state in memory.
 */
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
  const disputes = createDisputeDesk(intents);

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
    disputes: async (request: Request): Promise<Response> => disputes.fetch(request),
    sendEvents: () => sendEvents(intents, { cards: intents, store, report: console.error }),
    images,
    /** Number of writes so far; a request after which it is the same has written nothing. */
    changes: () => changes,
    state: (): SimulationState => ({
      marketplace: store.snapshot(),
      accounts: accounts.snapshot(),
      intents: intents.snapshot(),
      secret,
    }),
    /** Replaces the state by the one that another tab has stored. */
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
