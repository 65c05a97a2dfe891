import { ArrowLeftRegular } from '@fluentui/react-icons/headless/svg/arrow-left';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { Link as RouterLink, useRevalidator } from 'react-router';
import { ApiError } from '#api/ApiError.ts';
import { useT } from '#i18n/useT.ts';
import { EmptyState } from '#ui/messages/EmptyState.tsx';
import { useNextHeadingFocus } from '#ui/page/HeadingFocus.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import type { Loaded } from './loadScreen.ts';
import { addressOf, screens, type Screen } from './screens.ts';
import { ScreenSkeleton } from './shell/ScreenSkeleton.tsx';

/** A screen of one record, which is there before anything is drawn (ROUTE-4); without it, a way back and another try (C-05). */
export const RecordScreen = ({ screen, loaded }: { screen: Screen; loaded: Promise<Loaded> }) => {
  const result = useLoaded(loaded);
  const { Component, from } = screen;
  if (result === undefined) return <ScreenSkeleton />;
  return (
    <>
      <WayBack path={from} />
      {result && 'record' in result ? (
        <RecordContextProvider value={result.record}>
          <Component />
        </RecordContextProvider>
      ) : (
        <NotLoaded isGone={result?.error instanceof ApiError && result.error.status === 404} />
      )}
    </>
  );
};

/** Undefined until the answer is there. */
const useLoaded = (loaded: Promise<Loaded>): Loaded | undefined => {
  const [known, setKnown] = useState<{ of: Promise<Loaded>; result: Loaded }>();
  useEffect(() => {
    let wanted = true;
    void loaded.then((result) => {
      if (wanted) setKnown({ of: loaded, result });
    });
    return () => {
      wanted = false;
    };
  }, [loaded]);
  return known?.of === loaded ? known.result : undefined;
};

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

const NotLoaded = ({ isGone }: { isGone: boolean }) => {
  const t = useT();
  const { revalidate } = useRevalidator();
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
            void revalidate();
          },
        }}
      />
    </>
  );
};

const wayStyle = { display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24 } as const;
