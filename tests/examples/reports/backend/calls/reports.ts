import type { Calls } from '../call.ts';

/** Calls about reported tasks. Only admins get here: the endpoint's row says so (src/contract/endpoints.ts). */
export const reportCalls = {
  listReports: ({ tx, list }) => tx.list('reports', {}, list),
} satisfies Partial<Calls>;
