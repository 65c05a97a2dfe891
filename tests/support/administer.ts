import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Address of another database on the same server. */
const urlOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

/** Runs one statement on the server's default database. */
export const administer = async (server: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** New database on a server, empty or a copy of a template; `remove` closes its connections. */
export const createDatabase = async (server: string, template = "template0 ENCODING 'UTF8'") => {
  const name = `taskcoin_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    name,
    url: urlOf(server, name),
    remove: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
};
