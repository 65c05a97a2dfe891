import { Hono } from 'hono';
import type { BackendConfig } from '#backend/config.ts';
import { isRecord } from '#domain/isRecord.ts';
import { createDisputeDesk } from '#mocks/cards/createDisputeDesk.ts';
import { createIntents, type Intent, type Turn } from '#mocks/cards/createIntents.ts';
import { sendEvents } from '#mocks/cards/sendEvents.ts';
import { createAccounts, type Account } from '#mocks/identity/createAccounts.ts';
import { createIdentityProvider } from '#mocks/identity/createIdentityProvider.ts';

/** State of the simulated companies, as plain data. */
export type CompaniesState = {
  readonly accounts: readonly Account[];
  readonly intents: readonly Intent[];
  /** Key in base64 that signs access tokens; it is stored, so that a restart signs nobody out. */
  readonly secret: string;
};

/**
 * Creates the simulated identity provider and card company. `app` serves browsers at the paths of the client's build
 * for `npm run start:full`; the rest is for the server. Responses wait until `keep` has stored the changes, so that a
 * killed process loses none.
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
  /** Resolves when all changes are stored, including those that another request has begun to store. */
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
  // Not mounted as a sub-app, because its CORS headers would apply to every page.
  for (const host of ['identitytoolkit', 'securetoken'])
    app.all(`/${host}.googleapis.com/*`, (c) => identity.app.fetch(c.req.raw));
  app.route('/', createDisputeDesk(intents));
  app.post('/simulated-cards/:what{find|ask|refuse|charge|dispute|inquire}', async (c) => {
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
    findReturns: intents.findReturns,
    refund: async (refund) => {
      const refused = await intents.refund(refund);
      await kept();
      return refused;
    },
  };
  const send = async (marketplace: Pick<BackendConfig, 'store'> & { report: (failure: string) => void }) => {
    await sendEvents(intents, { cards, ...marketplace });
    await kept();
  };
  return { app, cards, verifyIdentity: identity.verify, sendEvents: send };
};
