import { inject } from 'vitest';
import { createDatabase } from './administer.ts';

/** Empty database on the run's PostgreSQL, migrated by default. */
export const aDatabase = ({ migrated = true } = {}) => {
  const { url, template } = inject('postgres');
  return migrated ? createDatabase(url, template) : createDatabase(url);
};
