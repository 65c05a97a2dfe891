import { useT } from '#i18n/useT.ts';
import { EmptyState } from '../messages/EmptyState.tsx';
import { MessageBar } from '../messages/MessageBar.tsx';
import { DASHBOARD } from '../page/consolePath.ts';

type LoadFailedProps = {
  error: unknown;
  /** True when older rows are still shown below the message, which then takes one line. */
  above: boolean;
  onRetry: () => void;
};

/**
 * Message for a list that could not be loaded: why, and a button to try again. If the user may not read the list, the
 * button leads to the Dashboard. With `above` it is one line above older rows.
 */
export const LoadFailed = ({ error, above, onRetry }: LoadFailedProps) => {
  const t = useT();
  const cause = causeOf(error);
  const said = t(cause === 'notAllowed' ? 'list.notAllowed' : 'list.failed');
  const why = cause && t(`list.cause.${cause}`);
  const retry = { label: t('action.tryAgain'), onClick: onRetry };
  const action = cause === 'notAllowed' ? { label: t('list.toHome'), to: DASHBOARD } : retry;
  if (!above) return <EmptyState tone="alert" title={said} hint={why ?? t('screen.failed')} action={action} />;
  return (
    <MessageBar tone="failure" role="alert" action={retry}>
      {said} {why && <span>{why} </span>}
      <span>{t('list.stale')}</span>
    </MessageBar>
  );
};

/**
 * Cause of a failed load, if it is one that the user can do something about; undefined for any other error. 'webPage':
 * an HTML page came instead of the server's response (C-70). The function tests the shape of the error, because this
 * folder may not import the class of API errors.
 */
export const causeOf = (error: unknown): 'webPage' | 'offline' | 'timeout' | 'notAllowed' | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'Forbidden') return 'notAllowed';
  const failure = 'failure' in error && error.failure;
  return failure === 'webPage' || failure === 'offline' || failure === 'timeout' ? failure : undefined;
};
