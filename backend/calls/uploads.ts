import type { Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';
import { issueUploadKey } from '../token.ts';

export const uploadCalls = ({ secrets }: BackendConfig) =>
  ({
    /** Key by which an upload counts as its account's, and not as one of the network's. Nothing is written. */
    createUploadKey: {
      outside: async ({ person }) => ({ key: await issueUploadKey(secrets, person.uid) }),
    },
  }) satisfies Partial<Calls>;
