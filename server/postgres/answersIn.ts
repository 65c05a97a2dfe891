import { DatabaseError } from 'pg';
import sql from 'sql-template-tag';
import { OutcomeUnknown, Unavailable, type Tx } from '#backend/store/port.ts';
import type { Ask } from './connection.ts';

/** Number of old responses deleted with each new one: more than one, so that none remain, and few, for speed. */
const SWEPT = 10;

/**
 * Functions that store responses by idempotency key. A key's row is inserted before the work, so that the unique index
 * makes a concurrent repetition wait.
 */
export const answersIn = (ask: Ask): Pick<Tx, 'claimKey' | 'keepAnswer'> => {
  const claimKey = async (key: string, at: string): Promise<string | undefined> => {
    const claimed = await ask(sql`
      WITH swept AS (
        DELETE FROM answers WHERE key IN (
          SELECT key FROM answers WHERE created_at < ${at}::timestamptz - interval '1 day'
          ORDER BY created_at LIMIT ${SWEPT} FOR UPDATE SKIP LOCKED
        )
      )
      INSERT INTO answers (key, answer, created_at) VALUES (${key}, '', ${at}::timestamptz)
      ON CONFLICT DO NOTHING RETURNING key`).catch(stillUnderWay);
    if (claimed.length > 0) return undefined;
    const [kept] = await ask<{ answer: string }>(sql`SELECT answer FROM answers WHERE key = ${key}`);
    // A row that is gone now was an old one, which this or another statement has deleted.
    return kept ? kept.answer : claimKey(key, at);
  };
  return {
    claimKey,
    keepAnswer: async (key, answer) => {
      await ask(sql`UPDATE answers SET answer = ${answer} WHERE key = ${key}`);
    },
  };
};

/**
 * Throws {@link OutcomeUnknown} for a repetition that waited too long for the first request, because that request may
 * still succeed. Throws any other error again.
 */
const stillUnderWay = (error: unknown): never => {
  const waited = error instanceof Unavailable && error.cause instanceof DatabaseError && error.cause.code === '55P03';
  throw waited ? new OutcomeUnknown('The first request with this key is still under way.', { cause: error }) : error;
};
