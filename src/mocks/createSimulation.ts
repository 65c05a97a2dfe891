import { decodeJwt } from 'jose';
import type { BackendConfig } from '#backend/config.ts';
import { createBackend } from '#backend/createBackend.ts';
import { createMemoryStore } from '#backend/store/memory.ts';
import type { Snapshot } from '#backend/store/port.ts';
import { fromBase64 } from './base64.ts';
import { createIntents, type Intent } from './cards/createIntents.ts';
import { createAccounts, type Account } from './identity/accounts.ts';
import { createIdentityProvider } from './identity/createIdentityProvider.ts';
import { createSimulatedImageHost } from './images/createSimulatedImageHost.ts';

/** Everything that a demo consists of; plain data. */
export type SimulationState = {
  readonly marketplace: Snapshot;
  readonly accounts: readonly Account[];
  readonly intents: readonly Intent[];
  /** What access tokens are signed with, as base64; a reset makes a new one, so that old tokens end. */
  readonly secret: string;
};

export type SimulationOptions = {
  /** See createIdentityProvider. */
  enumerationProtection?: boolean;
  /** People come from a real identity provider; by default from the simulated one. */
  realIdentity?: boolean;
  /** What the server does beyond the specification; all of it by default. */
  extras?: BackendConfig['extras'];
};

/** A server inside of the browser has nothing to guard from its only user: what a real token says is enough. */
const believe: BackendConfig['verifyIdentity'] = (idToken) => {
  const { sub: uid, email, email_verified: verified } = decodeJwt(idToken);
  return Promise.resolve(uid && typeof email === 'string' ? { uid, email, verified: verified === true } : null);
};

/** The marketplace's server and the outside companies as functions from request to answer, over one state in memory. */
export const createSimulation = (initial: SimulationState, options: SimulationOptions = {}) => {
  let changes = 0;
  const onChange = () => {
    changes += 1;
  };
  const accounts = createAccounts(initial.accounts, onChange);
  const intents = createIntents(initial.intents, onChange);
  const store = createMemoryStore(initial.marketplace, onChange);
  const { enumerationProtection = false, realIdentity = false, extras } = options;
  const identity = createIdentityProvider({ accounts, enumerationProtection });
  const verifyIdentity = realIdentity ? believe : identity.verify;
  const images = createSimulatedImageHost();

  const marketplaceWith = (secret: string) =>
    createBackend({
      store,
      secrets: [{ id: 'demo', key: fromBase64(secret) }],
      verifyIdentity,
      cards: intents,
      ...(extras && { extras }),
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
    /** How many writes there have been: a request after which it has not moved changed nothing. */
    changes: () => changes,
    state: (): SimulationState => ({
      marketplace: store.snapshot(),
      accounts: accounts.snapshot(),
      intents: intents.snapshot(),
      secret,
    }),
    /** Takes over what another tab has saved. */
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
