import { HistoryRegular } from '@fluentui/react-icons/headless/svg/history';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { EmptyState } from '#ui/messages/EmptyState.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import type { ActionRecord } from './actionRecord.ts';
import { useActionTexts } from './useActionTexts.ts';

const LATEST = { sort: { field: 'action_date', order: 'DESC' }, pagination: { page: 1, perPage: 50 } } as const;

/**
 * List of the latest 50 logged actions on one record, for the panel with its details. `collection` and `row` are the
 * record's table and id in the server's log.
 */
export const ActionsOn = ({ collection, row }: { collection: string; row: string }) => {
  const t = useT();
  const texts = useActionTexts();
  const { data, error, refetch } = useGetList<ActionRecord>(
    'actions',
    { ...LATEST, filter: { collection, row } },
    { retry: false },
  );
  if (error)
    return (
      <MessageBar tone="failure" role="alert" action={{ label: t('action.tryAgain'), onClick: () => void refetch() }}>
        {t('actionLog.failed')}
      </MessageBar>
    );
  if (!data) return <Skeleton variant="rounded" height={96} />;
  if (data.length === 0) return <EmptyState small title={t('actionLog.noneHere')} drawing={<HistoryRegular />} />;
  return (
    <Box component="ul" sx={listStyle}>
      {data.map((action) => (
        <li key={action.id}>
          <Typography sx={{ fontWeight: 600 }}>{texts.whatText(action)}</Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{texts.changesText(action)}</Typography>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {`${texts.whoText(action)} · ${texts.whenText(action)}`}
          </Typography>
        </li>
      ))}
    </Box>
  );
};

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > li': { py: 1.5, borderBottom: '1px solid var(--mui-palette-divider)' },
  '& > li:first-of-type': { pt: 0 },
  '& > li:last-of-type': { borderBottom: 0 },
} as const;
