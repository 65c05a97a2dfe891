import type { Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';
import { issueUploadKey } from '../token.ts';

export const uploadCalls = ({ secrets }: BackendConfig) =>
  ({
    /**
     * Issues an upload key for pictures. Uploads with it count towards the limit of the caller's account, instead of
     * that of the network. Nothing is stored.
     */
    createUploadKey: {
      outside: async ({ person }) => ({ key: await issueUploadKey(secrets, person.uid) }),
    },
  }) satisfies Partial<Calls>;
