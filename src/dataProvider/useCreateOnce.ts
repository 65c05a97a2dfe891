import { useCallback } from 'react';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { Records } from './bindings.ts';
import type { CreateOnce } from './createDataProvider.ts';
import type { Verdict } from './sendOnce.ts';

/** The resources of which whoever makes a record can also read the list. */
type Listed = 'tasks' | 'submissions';

/** Creates a record with one request, whatever becomes of the answer. Never rejects: the verdict tells. */
export const useCreateOnce = <R extends Listed>(resource: R) => {
  const { createOnce } = useDataProvider<DataProvider & CreateOnce>();
  return useCallback(
    (draft: Records[R]['draft'], isIt: (record: Records[R]['record']) => boolean): Promise<Verdict> =>
      createOnce(resource, draft, (record) => isIt(record as unknown as Records[R]['record'])),
    [createOnce, resource],
  );
};
