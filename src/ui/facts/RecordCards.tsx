import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { COUNTED } from '#domain/counted.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { LoadFailed } from '../grid/LoadFailed.tsx';
import { cut } from '../text/cut.ts';
import { KeyFacts, type Fact } from './KeyFacts.tsx';

type RecordCardsProps<R extends RaRecord> = {
  /** Result of react-admin's useGetList. */
  list: { data?: R[] | undefined; total?: number | undefined; error: unknown; refetch: () => unknown };
  title: (record: R) => string;
  facts: (record: R) => readonly Fact[];
  /** Text shown when there are none. */
  empty: string;
};

/** Cards of related records in a details panel, with a note if there are more than it shows. */
export const RecordCards = <R extends RaRecord>({ list, title, facts, empty }: RecordCardsProps<R>) => {
  const t = useT();
  const { coins } = useFormat();
  const { data, total = Infinity, error, refetch } = list;
  const failed = error ? (
    <LoadFailed error={error} above={data !== undefined && data.length > 0} onRetry={() => void refetch()} />
  ) : null;
  if (!data) return failed ?? <Skeleton variant="rounded" height={96} />;
  if (data.length === 0) return failed ?? <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>;
  return (
    <>
      {failed && <Box sx={{ mb: 1.5 }}>{failed}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data.map((record) => (
          <Box component="li" key={record.id} sx={cardStyle}>
            <Typography component="h3" variant="subtitle2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              {cut(title(record))}
            </Typography>
            <KeyFacts facts={facts(record)} />
          </Box>
        ))}
      </Box>
      {total > data.length && (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>
          {Number.isFinite(total)
            ? t('details.shown', { count: data.length, total })
            : t('pager.rangeOfMany', { from: 1, to: data.length, counted: coins(COUNTED) })}
        </Typography>
      )}
    </>
  );
};

const cardStyle = {
  p: 2,
  borderRadius: '8px',
  border: '1px solid var(--mui-palette-divider)',
  bgcolor: 'fluent.surface2',
} as const;
