import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState, Suspense, type ReactNode } from 'react';
import { useGetOne, type RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { EmptyState } from '../messages/EmptyState.tsx';
import { ErrorBoundary } from '../messages/ErrorBoundary.tsx';
import { DetailsPanel, PANEL_TITLE } from './DetailsPanel.tsx';
import type { Details } from './useDetails.ts';

export type RecordPanelProps<R extends RaRecord> = {
  resource: string;
  details: Details;
  /** Renders the record, mostly by a DetailsBody; its code may be lazy. */
  children: (record: R) => ReactNode;
  /** Frame of the details, by default the flyout. */
  Frame?: typeof DetailsPanel;
};

/** Details of the record whose id is in the address. */
export const RecordPanel = <R extends RaRecord>({
  resource,
  details,
  children,
  Frame = DetailsPanel,
}: RecordPanelProps<R>) => {
  const { id, close } = details;
  // The record stays rendered during the closing transition.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  return (
    <Frame open={id !== undefined} onClose={close} recordId={shown}>
      {shown !== undefined && (
        <LoadedRecord<R> resource={resource} id={shown} onBack={close}>
          {children}
        </LoadedRecord>
      )}
    </Frame>
  );
};

type LoadedRecordProps<R extends RaRecord> = {
  resource: string;
  id: string;
  onBack: () => void;
  /** Renders the record; its code may be lazy. */
  children: (record: R) => ReactNode;
};

/** Record, or a message why it is not there. The data provider takes it from its cached list, without a request. */
const LoadedRecord = <R extends RaRecord>(props: LoadedRecordProps<R>) => (
  <ErrorBoundary key={props.id}>
    <Loaded {...props} />
  </ErrorBoundary>
);

const Loaded = <R extends RaRecord>({ resource, id, onBack, children }: LoadedRecordProps<R>) => {
  const { data, error, isFetching, refetch } = useGetOne<R>(resource, { id });
  if (isNotFound(error)) return <PanelNotFound onBack={onBack} />;
  if (data) return <Suspense fallback={<PanelSkeleton />}>{children(data)}</Suspense>;
  return error && !isFetching ? <PanelFailed onRetry={() => void refetch()} /> : <PanelSkeleton />;
};

/** True for a 404. It tests the shape, as this folder may not import the API's error. */
const isNotFound = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 404;

/** Accessible name of the panel until the record is loaded. */
const Untitled = () => (
  <Box component="h2" id={PANEL_TITLE} sx={visuallyHidden}>
    {useT()('details.label')}
  </Box>
);

/** Skeleton of the panel. */
const PanelSkeleton = () => (
  <Box aria-busy="true" sx={{ px: 3, pt: 5 }}>
    <Untitled />
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 4 }}>
      <Skeleton variant="circular" width={72} height={72} />
      <Box sx={{ flex: 1 }}>
        <Skeleton variant="text" width="60%" sx={{ fontSize: '1.25rem' }} />
        <Skeleton variant="text" width="80%" />
      </Box>
    </Box>
    <Skeleton variant="rounded" height={32} sx={{ mb: 3 }} />
    <Skeleton variant="text" width="90%" />
    <Skeleton variant="text" width="70%" />
    <Skeleton variant="text" width="80%" />
  </Box>
);

const PanelNotFound = ({ onBack }: { onBack: () => void }) => {
  const t = useT();
  return (
    <>
      <Untitled />
      <EmptyState tone="alert" title={t('details.notFound')} action={{ label: t('details.back'), onClick: onBack }} />
    </>
  );
};

const PanelFailed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useT();
  return (
    <>
      <Untitled />
      <EmptyState tone="alert" title={t('details.failed')} action={{ label: t('action.tryAgain'), onClick: onRetry }} />
    </>
  );
};
