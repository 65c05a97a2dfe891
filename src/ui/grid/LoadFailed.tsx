import Box from '@mui/material/Box';
import { useT } from '#i18n/useT.ts';
import { EmptyState } from '../messages/EmptyState.tsx';
import { MessageBar } from '../messages/MessageBar.tsx';

type LoadFailedProps = {
  error: unknown;
  /** Whether an older answer stands below it: that one stays, and what failed is said in one line above it. */
  above: boolean;
  onRetry: () => void;
};

/** What is said of a list that could not be read, with the way to ask again. */
export const LoadFailed = ({ error, above, onRetry }: LoadFailedProps) => {
  const t = useT();
  const said = isWebPage(error) ? `${t('list.failed')} ${t('list.webPage')}` : t('list.failed');
  const action = { label: t('action.tryAgain'), onClick: onRetry };
  if (!above) return <EmptyState tone="alert" title={said} action={action} />;
  return (
    <MessageBar tone="failure" role="alert" action={action}>
      {said} <Box component="span">{t('list.stale')}</Box>
    </MessageBar>
  );
};

/** What the provider throws is not this folder's to know; a call that another host has answered says so (C-70). */
const isWebPage = (error: unknown): boolean =>
  error instanceof Error && 'failure' in error && error.failure === 'webPage';
