import type { Sent } from './send.ts';

/**
 * Outcome of one row of a bulk command. 'notStarted': never sent, or refused because the session had ended. 'skipped':
 * needs no call any more. 'unknown': the response was lost, so that it may have been done.
 */
export type RowOutcome = {
  id: string;
  result: 'done' | 'failed' | 'unknown' | 'notStarted' | 'skipped';
  reason?: unknown;
};

/**
 * Controls that a caller passes to a bulk command, as react-admin's `meta` of updateMany, deleteMany and createMany.
 */
export type BulkControl = {
  /** Signal that stops the command: rows in flight are finished, the rest is not started. */
  signal?: AbortSignal | undefined;
  /** Function whose promise every row awaits before the row is sent. */
  whenReady?: () => Promise<void>;
  /** Callback right before a row is sent. Until the row has its outcome, it may have been done. */
  onSending?: (id: string) => void;
  onOutcome?: (outcome: RowOutcome) => void;
};

export type BulkOptions<Row> = BulkControl & {
  ids: readonly string[];
  /** Number of rows that may be in flight at a time; see {@link underWayOf}. */
  underWay: number;
  /**
   * Reads the record that the call needs; undefined when no call is needed any more. It runs before anything of the row
   * is sent.
   */
  read: (id: string) => Promise<Row | undefined>;
  /** Outcome of a row that needs no call; 'done' by default. */
  unsent?: 'done' | 'skipped';
  /** Makes the call for one row, with retries while the server answers 429 (too many requests). */
  write: (id: string, row: Row) => Promise<Sent | { result: 'skipped' }>;
};

/**
 * Number of rows of a bulk command that may be in flight at a time. Pressing Stop does not cancel these, so it is low
 * when money leaves, or when records are created or deleted. Otherwise it fills the six connections of a browser to a
 * host.
 */
export const underWayOf = (resource: string, verb: 'create' | 'update' | 'delete'): number =>
  verb !== 'update' || resource === 'withdrawals' ? 4 : 16;

/**
 * Key by which a bulk create recognizes its rows in the list: the values of the fields `knownBy`, as JSON. Records with
 * the same key cannot be told apart.
 */
export const likenessOf = (record: Readonly<Record<string, unknown>>, knownBy: readonly string[]): string =>
  JSON.stringify(knownBy.map((field) => record[field]));
