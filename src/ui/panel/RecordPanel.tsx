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
  children: (record: R) => ReactNode;
  Frame?: typeof DetailsPanel;
};

/**
 * Panel with the details of one record, open while the page's address has the record's id (`details`, from
 * `useDetails`). It loads the record, and shows a message if there is none or loading fails. `children` renders the
 * record, mostly by a DetailsBody; `Frame` is the component around it, by default a drawer beside the list.
 */
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
        <ErrorBoundary key={shown}>
          <LoadedRecord<R> resource={resource} id={shown} onBack={close}>
            {children}
          </LoadedRecord>
        </ErrorBoundary>
      )}
    </Frame>
  );
};

type LoadedRecordProps<R extends RaRecord> = Pick<RecordPanelProps<R>, 'resource' | 'children'> & {
  id: string;
  onBack: () => void;
};

/**
 * Component that loads the record and renders it, or a message that says why it cannot. The data provider mostly
 * answers from a list in its cache, without a request.
 */
const LoadedRecord = <R extends RaRecord>({ resource, id, onBack, children }: LoadedRecordProps<R>) => {
  const t = useT();
  const { data, error, isFetching, refetch } = useGetOne<R>(resource, { id });
  const failed = (title: string, label: string, onClick: () => void) => (
    <>
      <Untitled />
      <EmptyState tone="alert" title={title} action={{ label, onClick }} />
    </>
  );
  if (isNotFound(error)) return failed(t('details.notFound'), t('details.back'), onBack);
  if (data) return <Suspense fallback={<PanelSkeleton />}>{children(data)}</Suspense>;
  if (!error || isFetching) return <PanelSkeleton />;
  return failed(t('details.failed'), t('action.tryAgain'), () => void refetch());
};

/**
 * True for a 404 response. It tests the shape of the error, because this folder may not import the class of API errors.
 */
const isNotFound = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 404;

/** Hidden heading that names the panel until the record is loaded. */
const Untitled = () => (
  <Box component="h2" id={PANEL_TITLE} sx={visuallyHidden}>
    {useT()('details.label')}
  </Box>
);

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
