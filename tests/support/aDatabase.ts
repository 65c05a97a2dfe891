import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { administer, urlOf } from './administer.ts';

/** The address of an empty database, migrated unless told otherwise; `remove` ends the connections that are left. */
export const aDatabase = async ({ migrated = true } = {}) => {
  const { url, template } = inject('postgres');
  const name = `taskcoin_test_${randomBytes(6).toString('hex')}`;
  await administer(url, `CREATE DATABASE ${name} TEMPLATE ${migrated ? template : "template0 ENCODING 'UTF8'"}`);
  return { url: urlOf(url, name), remove: () => administer(url, `DROP DATABASE ${name} WITH (FORCE)`) };
};
