import { Suspense, type ReactNode } from 'react';
import { useGetOne, type RaRecord } from 'react-admin';
import { ErrorBoundary } from '../messages/ErrorBoundary.tsx';
import { PanelFailed, PanelNotFound, PanelSkeleton } from './PanelStates.tsx';

export type LoadedRecordProps<R extends RaRecord> = {
  resource: string;
  id: string;
  onBack: () => void;
  /** Draws the record; its code may come when it is first needed. */
  children: (record: R) => ReactNode;
};

/** One record, or why there is none. Records come out of the remembered list: no request of their own. */
export const LoadedRecord = <R extends RaRecord>(props: LoadedRecordProps<R>) => (
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

/** What the provider throws is not this folder's to know; a refused call carries its status. */
const isNotFound = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 404;
