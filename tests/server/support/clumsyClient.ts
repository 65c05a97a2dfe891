import { Client, DatabaseError, type ClientConfig } from 'pg';

/**
 * Creates a client for node-postgres' pool (its option `Client`) that refuses some statements, for which `isRefused`
 * returns true. They fail as serialization failures, before the database gets them. `failures` counts them.
 */
export const createClumsyClient = (isRefused: (statement: string) => boolean) => {
  let count = 0;
  class ClumsyClient extends Client {
    constructor(config?: ClientConfig) {
      super(config);
      const send = this.query.bind(this) as (...args: unknown[]) => unknown;
      const query = (...args: unknown[]): unknown => {
        const [statement] = args;
        const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
        if (!isRefused(text)) return send(...args);
        count++;
        return Promise.reject(serializationFailure());
      };
      this.query = query as Client['query'];
    }
  }
  return { Client: ClumsyClient, failures: () => count };
};

const serializationFailure = (): DatabaseError =>
  Object.assign(new DatabaseError('could not serialize access', 0, 'error'), { code: '40001' });
