import { Suspense, useState, type ReactNode } from 'react';
import { useGetOne, type RaRecord } from 'react-admin';
import { ErrorBoundary } from '../messages/ErrorBoundary.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import { PanelFailed, PanelNotFound, PanelSkeleton } from './PanelStates.tsx';
import type { Details } from './useDetails.ts';

type RecordPanelProps<R extends RaRecord> = {
  resource: string;
  details: Details;
  /** Draws the record, mostly with a DetailsBody; its code may come when it is first needed. */
  children: (record: R) => ReactNode;
};

/** The details of the record that the address names. Records come out of the remembered list: no request of their own. */
export const RecordPanel = <R extends RaRecord>({ resource, details, children }: RecordPanelProps<R>) => {
  const { id, close } = details;
  // While the panel slides away it goes on showing what it showed.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  return (
    <DetailsPanel open={id !== undefined} onClose={close} recordId={shown}>
      {shown !== undefined && (
        <ErrorBoundary key={shown}>
          <Loaded resource={resource} id={shown} onBack={close}>
            {children}
          </Loaded>
        </ErrorBoundary>
      )}
    </DetailsPanel>
  );
};

type LoadedProps<R> = { resource: string; id: string; onBack: () => void; children: (record: R) => ReactNode };

const Loaded = <R extends RaRecord>({ resource, id, onBack, children }: LoadedProps<R>) => {
  const { data, error, isFetching, refetch } = useGetOne<R>(resource, { id });
  if (isNotFound(error)) return <PanelNotFound onBack={onBack} />;
  if (data) return <Suspense fallback={<PanelSkeleton />}>{children(data)}</Suspense>;
  return error && !isFetching ? <PanelFailed onRetry={() => void refetch()} /> : <PanelSkeleton />;
};

/** What the provider throws is not this folder's to know; a refused call carries its status. */
const isNotFound = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 404;
