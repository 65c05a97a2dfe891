import Box from '@mui/material/Box';
import { useT } from '#i18n/useT.ts';
import { EmptyState } from '../messages/EmptyState.tsx';
import { MessageBar } from '../messages/MessageBar.tsx';

type LoadFailedProps = {
  /** Whether an older answer stands below it: that one stays, and what failed is said in one line above it. */
  above: boolean;
  onRetry: () => void;
};

/** What is said of a list that could not be read, with the way to ask again. */
export const LoadFailed = ({ above, onRetry }: LoadFailedProps) => {
  const t = useT();
  const action = { label: t('action.tryAgain'), onClick: onRetry };
  if (!above) return <EmptyState tone="alert" title={t('list.failed')} action={action} />;
  return (
    <MessageBar tone="failure" role="alert" action={action}>
      {t('list.failed')} <Box component="span">{t('list.stale')}</Box>
    </MessageBar>
  );
};
