import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { administer, urlOf } from './administer.ts';

/** The address of a migrated, empty database; `remove` ends the connections that are left. */
export const aDatabase = async () => {
  const { url, template } = inject('postgres');
  const name = `taskcoin_test_${randomBytes(6).toString('hex')}`;
  await administer(url, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return { url: urlOf(url, name), remove: () => administer(url, `DROP DATABASE ${name} WITH (FORCE)`) };
};
