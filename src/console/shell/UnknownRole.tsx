import { useSession } from '#authProvider/SessionContext.tsx';
import { useT } from '#i18n/useT.ts';
import { EmptyState } from '#ui/messages/EmptyState.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';

/** The server answered without a role. That is unknown, not wrong: no redirect, and a way to ask again (C-06). */
export const UnknownRole = () => {
  const t = useT();
  const session = useSession();
  return (
    <>
      <PageHeading>{t('roleUnknown.title')}</PageHeading>
      <EmptyState
        title={t('roleUnknown.text')}
        action={{ label: t('action.tryAgain'), onClick: () => void session.refresh() }}
      />
    </>
  );
};
