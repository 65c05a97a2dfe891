import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, useEffect, useRef, useState } from 'react';
import { CanAccess } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { threeFigures } from '#ui/figures/homeHead.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ListSection } from '#ui/grid/ListSection.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { Late } from '#ui/loading/Late.tsx';
import { NEWEST_FIRST } from './submissionRecord.ts';
import { useSubmissionColumns } from './useSubmissionColumns.tsx';

/**
 * Section of the worker's home with the approved submissions, which come from an endpoint of their own (WH-2, WH-3).
 */
export const ApprovedList = () => {
  const t = useT();
  return (
    <CanAccess action="list" resource="submissions">
      <ScreenList
        resource="submissions"
        storeKey="submissions.approved.listParams"
        filter={APPROVED}
        // Few rows, so that the earnings below are near.
        perPage={SIZES[0]}
        sort={NEWEST_FIRST}
      >
        <ListSection
          title={t('submissions.approvedTitle')}
          aside={
            <Button variant="text" href={`#${EARNINGS}`} endIcon={<ArrowDownRegular />}>
              {t('earnings.toTitle')}
            </Button>
          }
        >
          <ListGrid
            label={t('submissions.approvedTitle')}
            columns={useSubmissionColumns(true)}
            pager={{ sizes: SIZES }}
            empty={{ title: t('submissions.noneApproved'), action: { label: t('work.find'), to: addresses.taskList } }}
            // A scroll bar of its own would hold up people on their way to the earnings below.
            scrolls={false}
          />
        </ListSection>
      </ScreenList>
    </CanAccess>
  );
};

const SIZES = [5, 10, 25, 50, 100] as const;

const APPROVED = { status: 'approved' } as const;

const Earnings = lazy(() => import('./Earnings.tsx').then((module) => ({ default: module.Earnings })));

/** DOM id of the earnings' heading, which the approved list links to. */
const EARNINGS = 'earnings';

/**
 * Section of the worker's home with the worker's earnings. The code and the request for them wait until the section is
 * scrolled into view.
 */
export const EarningsSection = () => {
  const t = useT();
  const section = useRef<HTMLElement>(null);
  const seen = useSeen(section);
  return (
    <CanAccess action="list" resource="submissions">
      <Box component="section" ref={section} aria-labelledby={EARNINGS} sx={sectionStyle}>
        <Typography id={EARNINGS} component="h2" variant="h6" tabIndex={-1} sx={{ mb: -1 }}>
          {t('earnings.title')}
        </Typography>
        {seen && (
          <Late fallback={<Skeleton variant="rounded" height={360} sx={{ gridColumn: '1 / -1' }} />}>
            <Earnings />
          </Late>
        )}
      </Box>
    </CanAccess>
  );
};

/** Style of the section: its figures stand below those of the head of the home. */
const sectionStyle = { ...threeFigures, rowGap: 2, alignContent: 'start', mt: 3, mb: 0, minHeight: 420 } as const;

/** Hook that becomes true when the element is first scrolled into view, and stays so. */
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
