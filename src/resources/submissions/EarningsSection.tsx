import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { CanAccess } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { ErrorBoundary } from '#ui/messages/ErrorBoundary.tsx';

const Earnings = lazy(() => import('./Earnings.tsx').then((module) => ({ default: module.Earnings })));

/** The id of the heading, which the list above links to. */
export const EARNINGS = 'earnings';

/** The worker's earnings below the list; their chart, and its request, wait until they are scrolled into view. */
export const EarningsSection = () => {
  const t = useT();
  const section = useRef<HTMLElement>(null);
  const seen = useSeen(section);
  return (
    <CanAccess action="list" resource="submissions">
      <Box component="section" ref={section} aria-labelledby={EARNINGS} sx={{ mt: 3, minHeight: 420 }}>
        <Typography id={EARNINGS} component="h2" variant="h6" tabIndex={-1} sx={{ mb: 1 }}>
          {t('earnings.title')}
        </Typography>
        {seen && (
          <ErrorBoundary>
            <Suspense fallback={<Skeleton variant="rounded" height={360} />}>
              <Earnings />
            </Suspense>
          </ErrorBoundary>
        )}
      </Box>
    </CanAccess>
  );
};

/** True once an element has been in sight. */
const useSeen = (element: React.RefObject<HTMLElement | null>): boolean => {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return seen;
};
