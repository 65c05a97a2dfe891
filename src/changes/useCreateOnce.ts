import { useDataProvider, type DataProvider } from 'react-admin';
import type { Records } from '#dataProvider/bindings.ts';
import type { CreateOnce } from '#dataProvider/createWrites.ts';
import type { Sent } from '#dataProvider/send.ts';

type Created = 'tasks' | 'submissions' | 'withdrawals';

/**
 * Hook returning a function that creates a record and never sends it twice, even when the answer is lost. `isIt` finds
 * the new record in the server's list, to tell whether it was created. Omit it where the role cannot read that list:
 * the result of a lost answer is 'unknown' then. Never rejects.
 */
export const useCreateOnce = <R extends Created>(resource: R) => {
  const { createOnce } = useDataProvider<DataProvider & CreateOnce>();
  return (draft: Records[R]['draft'], isIt?: (record: Records[R]['record']) => boolean): Promise<Sent> =>
    createOnce(resource, draft, isIt && ((record) => isIt(record as unknown as Records[R]['record'])));
};
