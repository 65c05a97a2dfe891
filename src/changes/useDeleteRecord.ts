import { useDataProvider } from 'react-admin';
import type { Records, ResourceName } from '#dataProvider/bindings.ts';
import type { Sentence } from '#i18n/sentence.ts';
import type { Address } from '#product.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { useLeaveLists } from './leaveLists.ts';
import { useFailureNotice } from './useFailureNotice.ts';

type Said = {
  /** The name of the record. */
  name: string;
  done: Sentence;
  failed: Sentence;
  /** The place of the record, if it has one of its own. */
  to?: Address;
};

/** Deletes a record, shows it as gone no sooner than it is, and says that it was done or why not. Resolves with true if it was. */
export const useDeleteRecord = <N extends ResourceName>(resource: N) => {
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const provider = useDataProvider();
  const leaveLists = useLeaveLists(resource);
  return async (record: Records[N]['record'], { name, done, failed, to }: Said): Promise<boolean> => {
    try {
      await provider.delete(resource, { id: record.id, previousData: record });
    } catch (error) {
      sayFailed(name, failed, error, to);
      return false;
    }
    leaveLists(record.id);
    notices.success(done, { about: name });
    return true;
  };
};
