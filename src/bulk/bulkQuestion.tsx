import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Translate } from '#i18n/messages.ts';
import type { useFormat } from '#i18n/useFormat.ts';
import type { Question } from '#ui/dialogs/useConfirm.ts';
import { cut } from '#ui/text/cut.ts';
import { coinsOf, isSent, nameOf, titleOf, unturned } from './bulkResult.ts';
import type { BulkJob, BulkQuestion } from './useBulk.ts';

/** Number of rows whose names the question shows; the other rows are only counted. */
const NAMED = 3;

/** Number of skipped rows that the question names; the outcome lists them all. */
const MOST = 5;

type Format = ReturnType<typeof useFormat>;

/**
 * Question of the dialog before many rows are changed: the first few rows by name, the sum of coins, and the skipped
 * rows. The confirming button is labelled `command` (C-56). `money` makes a sentence of the sum; without it, the sum stands
 * alone.
 */
export const bulkQuestion = (
  job: BulkJob,
  { command = titleOf(job), warning, money }: BulkQuestion,
  t: Translate,
  format: Format,
): Question => {
  const { rows, destructive } = job;
  const { coins: whole, worth } = format;
  const sent = rows.filter(isSent);
  const names = sent
    .slice(0, NAMED)
    .map((row) => nameOf(row)(t, format))
    .join(', ');
  const more = sent.length - NAMED;
  const unchanged = rows.filter((row) => row.unchanged === true && row.skip === undefined).length;
  const counted = (key: 'manyRows.change' | 'bulk.unchanged', count: number) =>
    t(key, { smart_count: count, count: whole(count) });
  const total = coinsOf(rows);
  const sum = t('manyRows.money', { coins: whole(total), dollars: worth(total), smart_count: total });
  const hasCoins = sent.some(({ coins }) => coins !== undefined);
  const skipped = rows.filter(({ skip }) => skip !== undefined);
  return {
    subject: more > 0 ? t('manyRows.andMore', { names, count: whole(more) }) : names,
    warning,
    verb: command(t, format),
    destructive,
    details: (
      <>
        {unchanged > 0 && (
          <Typography sx={{ mt: 1 }}>
            {counted('manyRows.change', sent.length)}, {counted('bulk.unchanged', unchanged)}
          </Typography>
        )}
        {hasCoins && <Typography sx={{ mt: 1, fontWeight: 600 }}>{money?.(sum) ?? sum}</Typography>}
        {skipped.length > 0 && (
          <>
            <Typography sx={{ mt: 2 }}>{t('manyRows.leftOut')}</Typography>
            <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
              {skipped.slice(0, MOST).map(({ id, name, skip }) => (
                <li key={id}>
                  {cut(unturned(name))}: {skip && t(`manyRows.skip.${skip}`)}
                </li>
              ))}
              {skipped.length > MOST && <li>{t('manyRows.moreLeftOut', { count: skipped.length - MOST })}</li>}
            </Box>
          </>
        )}
      </>
    ),
  };
};
