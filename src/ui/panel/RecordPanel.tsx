import { useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { DetailsPanel } from './DetailsPanel.tsx';
import { LoadedRecord } from './LoadedRecord.tsx';
import type { Details } from './useDetails.ts';

export type RecordPanelProps<R extends RaRecord> = {
  resource: string;
  details: Details;
  /** Draws the record, mostly with a DetailsBody; its code may come when it is first needed. */
  children: (record: R) => ReactNode;
  /** What it stands in: the flyout, if nothing else is said. */
  Frame?: typeof DetailsPanel;
};

/** The details of the record that the address names. */
export const RecordPanel = <R extends RaRecord>({
  resource,
  details,
  children,
  Frame = DetailsPanel,
}: RecordPanelProps<R>) => {
  const { id, close } = details;
  // While the panel slides away it goes on showing what it showed.
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
