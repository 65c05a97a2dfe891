import { useDataProvider, useDelete } from 'react-admin';
import type { Sentence } from '#i18n/sentence.ts';
import type { Address } from '#product.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import type { Records, ResourceName } from './bindings.ts';
import { useFailureNotice } from './useFailureNotice.ts';

type Said = {
  /** What the record is called. */
  name: string;
  done: Sentence;
  failed: Sentence;
  /** Where the record is, if it has a place of its own. */
  to?: Address;
  /** Whether whoever deletes it leaves with it. */
  leaves?: boolean;
};

/** Deletes a record, shows it as gone no sooner than it is, and says that it was done or why not. Resolves with whether it was. */
export const useDeleteRecord = <N extends ResourceName>(resource: N) => {
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const provider = useDataProvider();
  const [remove, { isPending }] = useDelete<Records[N]['record']>();

  const deleteRecord = async (
    record: Records[N]['record'],
    { name, done, failed, to, leaves = false }: Said,
  ): Promise<boolean> => {
    try {
      const params = { id: record.id, previousData: record };
      // useDelete asks for the lists again at once; who is gone would be refused.
      if (leaves) await provider.delete(resource, params);
      else await remove(resource, params, { mutationMode: 'pessimistic', returnPromise: true });
    } catch (error) {
      sayFailed(name, failed, error, to);
      return false;
    }
    notices.success(done, { about: name });
    return true;
  };
  return { deleteRecord, isPending };
};
