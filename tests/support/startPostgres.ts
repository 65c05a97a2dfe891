import type { TestProject } from 'vitest/node';
import { startTestDatabase } from '../../scripts/testDatabase.mjs';
import { migrate } from '#server/postgres/migrate.ts';
import { createDatabase } from './administer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the run's PostgreSQL, whose role may create databases, and the template database. */
    postgres: { url: string; template: string };
  }
}

/** Starts one PostgreSQL for the whole run, with a migrated template. */
export const setup = async ({ provide }: TestProject) => {
  const server = await startTestDatabase();
  try {
    const template = await createDatabase(server.url);
    await migrate({ connectionString: template.url });
    provide('postgres', { url: server.url, template: template.name });
    return async () => {
      await template.remove();
      await server.stop();
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
};
