import type { PoolConfig } from 'pg';
import sql from 'sql-template-tag';
import { BARE } from '#backend/personKeys.ts';
import type { Keys } from '../keys.ts';
import { withConnection } from './rekeyAccounts.ts';

/**
 * Rejects if a stored key of a person is wrapped by a key of the owner that is not among `keys`. Without `keys`, it
 * rejects if any stored key is wrapped.
 */
export const checkPersonKeys = (options: PoolConfig, keys: Keys | undefined): Promise<void> =>
  withConnection(options, async (run) => {
    const used = await run((ask) =>
      ask<{ key: string; count: number }>(
        sql`SELECT split_part(wrapped, '.', 1) AS key, count(*) FROM person_keys WHERE wrapped <> '' GROUP BY key`,
      ),
    );
    for (const { key, count } of used)
      if (key !== BARE && !keys?.some(({ id }) => id === key))
        throw new Error(
          `${String(count)} keys of people are wrapped by ${key}, which is neither PERSON_KEY nor in PERSON_KEY_ALSO.`,
        );
  });
