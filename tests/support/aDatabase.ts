import { inject } from 'vitest';
import { createDatabase } from './administer.ts';

/** A database of the run's server, migrated unless told otherwise, and empty. */
export const aDatabase = ({ migrated = true } = {}) => {
  const { url, template } = inject('postgres');
  return migrated ? createDatabase(url, template) : createDatabase(url);
};
