import { ArrowLeftRegular } from '@fluentui/react-icons/headless/svg/arrow-left';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { RecordContextProvider, useGetOne, useResourceContext, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { failureOf } from '#changes/failureOf.ts';
import { useT } from '#i18n/useT.ts';
import { EmptyState } from '#ui/messages/EmptyState.tsx';
import { useNextHeadingFocus } from '#ui/page/HeadingFocus.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { addressOf, screens, type Screen } from './screens.ts';
import { ScreenSkeleton } from './shell/ScreenSkeleton.tsx';

type RecordScreenProps = { screen: Screen; id: string };

/**
 * A screen of one record, which is there before it is drawn (ROUTE-4); without it, a way back and another try (C-05), and what the
 * screen has of one that is gone.
 */
export const RecordScreen = ({ screen: { Component, from }, id }: RecordScreenProps) => {
  const resource = useResourceContext() ?? '';
  const { data, error, refetch } = useGetOne<RaRecord>(resource, { id, meta: APART }, { gcTime: 0 });
  if (!data && !error) return <ScreenSkeleton />;
  const { isGone } = failureOf(error);
  return (
    <>
      <WayBack path={from} />
      {data ? (
        <RecordContextProvider value={data}>
          <Component isGone={isGone} />
        </RecordContextProvider>
      ) : (
        <>
          <NotLoaded isGone={isGone} onRetry={() => void refetch()} />
          {isGone && <Component isGone id={id} />}
        </>
      )}
    </>
  );
};

/**
 * What a list or an earlier visit has shown is nothing to draw before the server has answered: react-admin keeps each row of a list
 * where getOne without `meta` finds it, and `gcTime: 0` forgets the record with the page.
 */
const APART = { of: 'RecordScreen' } as const;

const WayBack = ({ path }: { path: string | undefined }) => {
  const t = useT();
  const screen = screens.find((other) => other.path === path);
  if (!screen?.label) return null;
  return (
    <Box sx={{ mb: 1 }}>
      <Link component={RouterLink} to={addressOf(screen)} sx={wayStyle}>
        <ArrowLeftRegular aria-hidden className="Sideways" />
        {t('screen.back', { screen: t(screen.label) })}
      </Link>
    </Box>
  );
};

const NotLoaded = ({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) => {
  const t = useT();
  const focusNextHeading = useNextHeadingFocus();
  return (
    <>
      <PageHeading>{t(isGone ? 'screen.goneTitle' : 'screen.failedTitle')}</PageHeading>
      <EmptyState
        tone="alert"
        title={t(isGone ? 'screen.gone' : 'screen.failed')}
        action={{
          label: t('action.tryAgain'),
          onClick: () => {
            // The button goes, whatever comes.
            focusNextHeading();
            onRetry();
          },
        }}
      />
    </>
  );
};

const wayStyle = { display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24 } as const;
