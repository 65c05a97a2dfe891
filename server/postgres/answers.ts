import { DatabaseError } from 'pg';
import sql from 'sql-template-tag';
import { OutcomeUnknown, Unavailable, type Tx } from '#backend/store/port.ts';
import type { Ask } from './connection.ts';

/** Old answers that go with each new one: more than one, so that none stay, and few, so that nobody waits. */
const SWEPT = 10;

/** The port's answers by key, as rows that are inserted before the work is done: the index makes whoever comes second wait. */
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
    // One that is gone by now was old, and swept by this very statement or by another one.
    return kept ? kept.answer : claimKey(key, at);
  };
  return {
    claimKey,
    keepAnswer: async (key, answer) => {
      await ask(sql`UPDATE answers SET answer = ${answer} WHERE key = ${key}`);
    },
  };
};

/** Who waits too long for the first request with a key does not know what becomes of it: 'nothing has happened' may be wrong. */
const stillUnderWay = (error: unknown): never => {
  const waited = error instanceof Unavailable && error.cause instanceof DatabaseError && error.cause.code === '55P03';
  throw waited ? new OutcomeUnknown('The first request with this key is still under way.', { cause: error }) : error;
};
