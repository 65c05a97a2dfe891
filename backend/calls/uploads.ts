import type { Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';
import { issueUploadKey } from '../token.ts';

export const uploadCalls = ({ secrets }: BackendConfig) =>
  ({
    /**
     * Issues a key with which picture uploads count for the caller's account instead of the network. Nothing is stored.
     */
    createUploadKey: {
      outside: async ({ person }) => ({ key: await issueUploadKey(secrets, person.uid) }),
    },
  }) satisfies Partial<Calls>;
