import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Translate } from '#i18n/messages.ts';
import type { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import type { Question } from '#ui/dialogs/useConfirm.ts';
import { cut } from '#ui/text/cut.ts';
import { coinsOf, isSent, nameOf, titleOf } from './bulkResult.ts';
import type { BulkJob, BulkQuestion, BulkRow } from './useBulk.ts';

/** So many are named; the rest is counted. */
const NAMED = 3;

type Format = ReturnType<typeof useFormat>;

/** What is asked before many rows are changed: the first names, what it costs, who is left out, on a button with the command's verb (C-56). */
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
  return {
    subject: more > 0 ? t('manyRows.andMore', { names, count: whole(more) }) : names,
    warning,
    verb: command(t, format),
    destructive,
    details: (
      <QuestionDetails
        counts={
          unchanged > 0
            ? `${counted('manyRows.change', sent.length)}, ${counted('bulk.unchanged', unchanged)}`
            : undefined
        }
        money={hasCoins ? (money?.(sum) ?? sum) : undefined}
        skipped={rows.filter(({ skip }) => skip !== undefined)}
      />
    ),
  };
};

/** Named one by one; the outcome lists them all. */
const MOST = 5;

type QuestionDetailsProps = {
  /** '2 change, 3 unchanged'. */
  counts?: string | undefined;
  /** '1,240 coins ($62.00)', or what the command says of them. */
  money?: string | undefined;
  /** Rows with a reason to skip them. */
  skipped: readonly BulkRow[];
};

/** What a question about many rows says beside their names: how much, and who is left out and why. */
const QuestionDetails = ({ counts, money, skipped }: QuestionDetailsProps) => {
  const t = useT();
  return (
    <>
      {counts !== undefined && <Typography sx={{ mt: 1 }}>{counts}</Typography>}
      {money !== undefined && <Typography sx={{ mt: 1, fontWeight: 600 }}>{money}</Typography>}
      {skipped.length > 0 && (
        <>
          <Typography sx={{ mt: 2 }}>{t('manyRows.leftOut')}</Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
            {skipped.slice(0, MOST).map(({ id, name, skip }) => (
              <li key={id}>
                {cut(name)}: {skip && t(`manyRows.skip.${skip}`)}
              </li>
            ))}
            {skipped.length > MOST && <li>{t('manyRows.moreLeftOut', { count: skipped.length - MOST })}</li>}
          </Box>
        </>
      )}
    </>
  );
};
