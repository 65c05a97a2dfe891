import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Connection URL of another database on the same server; `server` is that of its default one. */
const urlOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

/** Runs one SQL statement on a server's default database, whose connection URL is `server`. */
export const administer = async (server: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/**
 * New database on a server, empty or a copy of `template`, which stands after TEMPLATE in the SQL statement. `remove`
 * deletes the database, and closes its connections.
 */
export const createDatabase = async (server: string, template = "template0 ENCODING 'UTF8'") => {
  const name = `taskcoin_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    name,
    url: urlOf(server, name),
    remove: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
};
