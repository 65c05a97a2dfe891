import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '#i18n/useT.ts';
import { cut } from '../text/cut.ts';
import type { BulkRow } from './useBulk.ts';

/** Named one by one; the outcome lists them all. */
const MOST = 5;

type QuestionDetailsProps = {
  /** '2 change, 3 unchanged'. */
  counts?: string | undefined;
  /** '1,240 coins ($62.00)'. */
  money?: string | undefined;
  /** Rows with a reason to skip them. */
  skipped: readonly BulkRow[];
};

/** What a question about many rows says beside their names: how much, and who is left out and why. */
export const QuestionDetails = ({ counts, money, skipped }: QuestionDetailsProps) => {
  const t = useT();
  return (
    <>
      {counts !== undefined && <Typography sx={{ mt: 1 }}>{counts}</Typography>}
      {money !== undefined && <Typography sx={{ mt: 1, fontWeight: 600 }}>{money}</Typography>}
      {skipped.length > 0 && (
        <>
          <Typography sx={{ mt: 2 }}>{t('bulk.leftOut')}</Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
            {skipped.slice(0, MOST).map(({ id, name, skip }) => (
              <li key={id}>
                {cut(name)}: {skip}
              </li>
            ))}
            {skipped.length > MOST && <li>{t('bulk.moreLeftOut', { count: skipped.length - MOST })}</li>}
          </Box>
        </>
      )}
    </>
  );
};
