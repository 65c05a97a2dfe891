import Box from '@mui/material/Box';
import { useT } from '#i18n/useT.ts';
import { EmptyState } from '../messages/EmptyState.tsx';
import { MessageBar } from '../messages/MessageBar.tsx';

type LoadFailedProps = {
  error: unknown;
  /** True when older rows are still shown below the message, which then takes one line. */
  above: boolean;
  onRetry: () => void;
};

/** Message for a list that could not be loaded, with a retry. */
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

/**
 * True when another host has responded with a web page (C-70). It tests the shape of the error, because this folder may
 * not import the class of API errors.
 */
const isWebPage = (error: unknown): boolean =>
  error instanceof Error && 'failure' in error && error.failure === 'webPage';
