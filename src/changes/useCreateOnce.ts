import { useDataProvider, type DataProvider } from 'react-admin';
import type { Records } from '#dataProvider/bindings.ts';
import type { CreateOnce } from '#dataProvider/createWrites.ts';
import type { Sent } from '#dataProvider/send.ts';

type Created = 'tasks' | 'submissions' | 'withdrawals';

/**
 * Creates a record with one request, whatever becomes of the answer. `isIt` recognises the record in its list; without it, for
 * a role that cannot read the list, a lost answer stays unknown. Never rejects.
 */
export const useCreateOnce = <R extends Created>(resource: R) => {
  const { createOnce } = useDataProvider<DataProvider & CreateOnce>();
  return (draft: Records[R]['draft'], isIt?: (record: Records[R]['record']) => boolean): Promise<Sent> =>
    createOnce(resource, draft, isIt && ((record) => isIt(record as unknown as Records[R]['record'])));
};
