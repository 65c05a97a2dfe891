import type { Sent } from './send.ts';

/**
 * The outcome of one row of a bulk command. 'notStarted' was never sent, or refused as the session had ended; 'skipped' needs
 * no call any more. 'unknown' lost its answer, and may have been done.
 */
export type RowOutcome = {
  id: string;
  result: 'done' | 'failed' | 'unknown' | 'notStarted' | 'skipped';
  reason?: unknown;
};

/** The caller's control of a bulk command: react-admin's `meta` of updateMany, deleteMany and createMany. */
export type BulkControl = {
  /** Stops the queue: rows under way are finished, the rest is not started. */
  signal?: AbortSignal | undefined;
  /** Resolves when a row may be sent: each one waits for it. */
  whenReady?: () => Promise<void>;
  /** Callback right before a row is sent: from here to its outcome it may have been done. */
  onSending?: (id: string) => void;
  onOutcome?: (outcome: RowOutcome) => void;
};

export type BulkOptions<Row> = BulkControl & {
  ids: readonly string[];
  /** The number of rows that are under way at a time; see {@link underWayOf}. */
  underWay: number;
  /** Reads the record for the call, undefined when no call is needed any more; meanwhile nothing of the row has been sent. */
  read: (id: string) => Promise<Row | undefined>;
  /** The result of a row that needs no call. */
  unsent?: 'done' | 'skipped';
  /** The single-row call; it waits while the server refuses it for too many calls of this user. */
  write: (id: string, row: Row) => Promise<Sent | { result: 'skipped' }>;
};

/**
 * The number of a command's rows that are under way at a time, for which Stop comes too late. It is low where money leaves, or
 * something is made or deleted; else it fills the six connections of a browser to a host.
 */
export const underWayOf = (resource: string, verb: 'create' | 'update' | 'delete'): number =>
  verb !== 'update' || resource === 'withdrawals' ? 4 : 16;

/**
 * The key by which a bulk create finds its rows in the list: the values of some fields. Records of one key cannot be told apart.
 */
export const likenessOf = (record: Readonly<Record<string, unknown>>, knownBy: readonly string[]): string =>
  JSON.stringify(knownBy.map((field) => record[field]));
