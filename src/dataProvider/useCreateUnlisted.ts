import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import { mayBeDone } from '#api/ApiError.ts';
import type { Records } from './bindings.ts';
import type { Verdict } from './sendOnce.ts';

/** The resources of which whoever makes a record cannot read the list. */
type Unlisted = 'withdrawals';

/** Creates a record with one request. A lost answer stays unknown, as there is no list to look into. Never rejects. */
export const useCreateUnlisted = <R extends Unlisted>(resource: R) => {
  const provider = useDataProvider();
  return useCallback(
    async (draft: Records[R]['draft']): Promise<Verdict> => {
      try {
        await provider.create(resource, { data: draft });
        return { result: 'done', answered: true };
      } catch (error) {
        return { result: mayBeDone(error) ? 'unknown' : 'notDone', error };
      }
    },
    [provider, resource],
  );
};
