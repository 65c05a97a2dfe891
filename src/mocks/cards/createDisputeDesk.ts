import { Hono } from 'hono';
import { isRecord } from '#domain/isRecord.ts';
import type { createIntents } from './createIntents.ts';

/** Path of the simulated bank's open disputes. */
export const DISPUTES = '/simulated-cards/disputes';

/**
 * HTTP app of the simulated card company for the bank's decisions: GET returns the open disputes, POST decides one of
 * them. It runs in the service worker's handlers and on the server of `npm run start:full`.
 */
export const createDisputeDesk = (intents: ReturnType<typeof createIntents>): Hono => {
  const app = new Hono();
  app.get(DISPUTES, (c) => c.json(intents.openDisputes()));
  app.post(DISPUTES, async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    if (!isRecord(body) || (body.verdict !== 'won' && body.verdict !== 'lost'))
      return c.json({ message: 'Malformed: body' }, 400);
    intents.decide(body.id, body.verdict);
    return c.json(intents.openDisputes());
  });
  return app;
};
