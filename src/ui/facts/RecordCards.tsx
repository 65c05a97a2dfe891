import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { EmptyState } from '../messages/EmptyState.tsx';
import { cut } from '../text/cut.ts';
import { KeyFacts, type Fact } from './KeyFacts.tsx';

type RecordCardsProps<R extends RaRecord> = {
  /** What react-admin's useGetList answered. */
  list: { data?: R[] | undefined; total?: number | undefined; error: unknown; refetch: () => unknown };
  title: (record: R) => string;
  facts: (record: R) => readonly Fact[];
  /** Said where there are none. */
  empty: string;
};

/** The records that belong to another one, in its details: a card each, with what the panel has room for. */
export const RecordCards = <R extends RaRecord>({ list, title, facts, empty }: RecordCardsProps<R>) => {
  const t = useT();
  const { data, total = 0, error, refetch } = list;
  if (error)
    return (
      <EmptyState
        tone="alert"
        title={t('list.failed')}
        action={{ label: t('action.tryAgain'), onClick: () => void refetch() }}
      />
    );
  if (!data) return <Skeleton variant="rounded" height={96} />;
  if (data.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>;
  return (
    <>
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
          {t('details.shown', { count: data.length, total })}
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
