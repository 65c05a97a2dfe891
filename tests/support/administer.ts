import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The address of another database of the same server. */
const urlOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

/** One statement to the server itself. */
export const administer = async (server: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A new database on a server, empty or a copy of another one; `remove` ends the connections that are left. */
export const createDatabase = async (server: string, template = "template0 ENCODING 'UTF8'") => {
  const name = `taskcoin_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    name,
    url: urlOf(server, name),
    remove: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
};
