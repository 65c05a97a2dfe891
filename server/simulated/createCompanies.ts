import { Hono } from 'hono';
import type { BackendConfig } from '#backend/config.ts';
import { isRecord } from '#domain/isRecord.ts';
import { createIntents, type Intent, type Turn } from '#mocks/cards/createIntents.ts';
import { createAccounts, type Account } from '#mocks/identity/accounts.ts';
import { createIdentityProvider } from '#mocks/identity/createIdentityProvider.ts';

/** What the companies remember; plain data. */
export type CompaniesState = {
  readonly accounts: readonly Account[];
  readonly intents: readonly Intent[];
  /** What access tokens are signed with, as base64: kept, so that a restart signs nobody out. */
  readonly secret: string;
};

/**
 * The identity provider and the card company, simulated on the server's side: `app` answers browsers at the paths at which the
 * client's build for `npm run start:full` asks, the rest is what the marketplace is given. An answer goes out once `keep` has
 * kept what it changed, so that a process that is killed has forgotten nothing that it said.
 */
export const createCompanies = (initial: CompaniesState, keep: (state: CompaniesState) => Promise<void>) => {
  let changed = false;
  const onChange = () => {
    changed = true;
  };
  const accounts = createAccounts(initial.accounts, onChange);
  const intents = createIntents(initial.intents, onChange);
  const identity = createIdentityProvider({ accounts });
  let written: Promise<void> = Promise.resolve();
  /** Also where somebody else's request has begun to write what this one changed. */
  const kept = (): Promise<void> => {
    if (changed)
      written = keep({ ...initial, accounts: accounts.snapshot(), intents: intents.snapshot() }).catch(
        (error: unknown) => {
          changed = true;
          throw error;
        },
      );
    changed = false;
    return written;
  };

  const app = new Hono();
  app.use(async (_, next) => {
    await next();
    await kept();
  });
  // Not mounted as a route, which would bring its answer to other sites' browsers to every page.
  for (const host of ['identitytoolkit', 'securetoken'])
    app.all(`/${host}.googleapis.com/*`, (c) => identity.app.fetch(c.req.raw));
  app.post('/simulated-cards/:what{find|ask|refuse|charge}', async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    if (!isRecord(body)) return c.json({ message: 'Malformed: body' }, 400);
    const { clientSecret } = body;
    const intent = intents.snapshot().find((one) => one.clientSecret === clientSecret);
    if (!intent) return c.json(null);
    const what = c.req.param('what');
    if (what !== 'find') intents.turn(intent.id, what as Turn);
    return c.json(await intents.findIntent(intent.id));
  });

  const cards: BackendConfig['cards'] = {
    createIntent: async (charge) => {
      const intent = await intents.createIntent(charge);
      await kept();
      return intent;
    },
    findIntent: intents.findIntent,
  };
  return { app, cards, verifyIdentity: identity.verify };
};
