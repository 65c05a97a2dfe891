import { useDataProvider, type DataProvider } from 'react-admin';
import type { Records } from '#dataProvider/bindings.ts';
import type { CreateOnce } from '#dataProvider/createWrites.ts';
import type { Sent } from '#dataProvider/send.ts';

type Created = 'tasks' | 'submissions' | 'withdrawals';

/**
 * Hook that returns a function which creates a record from `draft` and never sends it twice, even when no response
 * comes. Its callback `isIt` finds the new record in the server's list, to tell whether it was created. Omit `isIt` if
 * the role cannot read that list; without a response, the `result` is then 'unknown'. The function resolves to
 * {@link Sent} and never rejects.
 */
export const useCreateOnce = <R extends Created>(resource: R) => {
  const { createOnce } = useDataProvider<DataProvider & CreateOnce>();
  return (draft: Records[R]['draft'], isIt?: (record: Records[R]['record']) => boolean): Promise<Sent> =>
    createOnce(resource, draft, isIt && ((record) => isIt(record as unknown as Records[R]['record'])));
};
