import { useDataProvider } from 'react-admin';
import type { Records, ResourceName } from '#dataProvider/bindings.ts';
import type { Sentence } from '#i18n/sentence.ts';
import type { Address } from '#product.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { useLeaveLists } from './leaveLists.ts';
import { useFailureNotice } from './useFailureNotice.ts';

type Said = {
  /** Name of the record for people, for the notice. */
  name: string;
  /** Text of the notice after the deletion. */
  done: Sentence;
  /** Text of the notice after a failure; the server's reason follows it. */
  failed: Sentence;
  /** Address of the record's own page, if it has one; the notice of a failure links to it. */
  to?: Address;
};

/**
 * Hook that returns a function which deletes the record given to it. Once the server has confirmed that, it removes the
 * record from the lists, shows the notice `done`, and resolves with true. After a failure it shows the notice `failed`
 * and resolves with false.
 */
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
