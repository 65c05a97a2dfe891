import { useCallback } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { QuestionDetails } from '#ui/bulk/QuestionDetails.tsx';
import type { BulkJob } from '#ui/bulk/useBulk.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import { isSent } from './bulkResult.ts';

/** So many are named; the rest is counted. */
const NAMED = 3;

/** Asks before many rows are changed: the first names, what it costs, who is left out, on a button with the command's verb (C-56). */
export const useBulkQuestion = () => {
  const t = useT();
  const { coins: whole, worth } = useFormat();
  const confirm = useConfirm();
  return useCallback(
    ({ rows, texts, destructive }: BulkJob): Promise<boolean> => {
      const sent = rows.filter(isSent);
      const names = sent
        .slice(0, NAMED)
        .map(({ name }) => name)
        .join(', ');
      const more = sent.length - NAMED;
      const unchanged = rows.filter((row) => row.unchanged === true && row.skip === undefined).length;
      const counted = (key: 'bulk.change' | 'bulk.unchanged', count: number) =>
        t(key, { smart_count: count, count: whole(count) });
      const total = sent.reduce((sum, { coins = 0 }) => sum + coins, 0);
      const money = { coins: whole(total), dollars: worth(total), smart_count: total };
      return confirm({
        subject: more > 0 ? t('bulk.andMore', { names, count: whole(more) }) : names,
        warning: texts.warning,
        verb: texts.command,
        destructive,
        details: (
          <QuestionDetails
            counts={
              unchanged > 0
                ? `${counted('bulk.change', sent.length)}, ${counted('bulk.unchanged', unchanged)}`
                : undefined
            }
            money={sent.some(({ coins }) => coins !== undefined) ? t('bulk.money', money) : undefined}
            skipped={rows.filter(({ skip }) => skip !== undefined)}
          />
        ),
      });
    },
    [t, whole, worth, confirm],
  );
};
