import { createContext, useContext } from 'react';
import type { MessageKey } from '#i18n/messages.ts';
import type { Sentence } from '#i18n/sentence.ts';

type Named<Key, Start extends string, End extends string = ''> = Key extends `${Start}${infer Name}${End}`
  ? Name
  : never;

/** A row of a bulk command. */
export type BulkRow = {
  id: string;
  /** The name for people: a person's name, a task's title. */
  name: string;
  /** The addition to a name that does not tell the row from others: its coins, or its verdict. */
  beside?: 'coins' | 'approved' | 'rejected';
  /** Coins that change hands with it; the question totals them. */
  coins?: number;
  /** The reason to skip this row, a text of `manyRows.skip`; it is listed with it and never sent. */
  skip?: Named<MessageKey, 'manyRows.skip.'>;
  /** True when the row is already as the command would make it; counted as such and never sent. */
  unchanged?: boolean;
  /** The record that a create sends, or the changed fields of this row alone. */
  record?: Readonly<Record<string, unknown>>;
  /** The number of records like it that the list has for other reasons; see createEach. */
  before?: number;
};

/** A single-row call for many rows. All of it is data: it is kept in the tab, and resumed after a new sign-in. */
export type BulkJob = {
  /**
   * The kind of work: its texts in `bulk.work`, which each page behind /Dashboard has, also after a reload in another language.
   */
  work: Named<MessageKey, 'bulk.work.', '.title'>;
  resource: string;
  /**
   * The single-row call. 'settle' is an update that takes its record out of the list; rows that are not there any more are
   * skipped.
   */
  verb: 'create' | 'update' | 'settle' | 'delete';
  /** The changed fields of an update. */
  data?: Readonly<Record<string, unknown>>;
  /** The fields by which the list recognises a created record. */
  knownBy?: readonly string[];
  /**
   * The place in react-admin's store for the rows that were not done, and for `rest`, those that were never to be sent. `run`
   * marks its content as this job's.
   */
  draft?: { key: string; run: string; rest: readonly object[] };
  rows: readonly BulkRow[];
  destructive: boolean;
};

/** The question before a job starts. */
export type BulkQuestion = {
  /** The command's own verb, on the button: 'Payment Success'; the job's title by default. */
  command?: Sentence;
  /** The consequence: 'This action cannot be undone!'. */
  warning: string;
  /** The sentence on the coins of the rows ('20 coins ($1.00)'), where their bare total does not say enough. */
  money?: (coins: string) => string;
};

/** The rows of a job for its draft: those that are not done, and those that were never to be sent. */
export const draftOf = ({ rows, draft }: BulkJob, closed: ReadonlySet<string> = new Set()) => ({
  run: draft?.run,
  rows: [
    ...rows.filter(({ id }) => !closed.has(id)).map(({ id, record }) => ({ id, ...record })),
    ...(draft?.rest ?? []),
  ],
});

export type Bulk = {
  /** Asks first (C-56), unless that was done, then runs. Resolves with the answer: false means that nothing was sent. */
  start: (job: BulkJob, question: BulkQuestion | 'asked') => Promise<boolean>;
  /** True when another job may start; else a notice says that it may not. */
  isFree: (command: Sentence) => boolean;
};

export const BulkContext = createContext<Bulk | null>(null);

/** The bulk runner of the console: `start` asks, shows progress that can be stopped, and then every row's outcome. */
export const useBulk = (): Bulk => {
  const bulk = useContext(BulkContext);
  if (!bulk) throw new Error('useBulk outside of BulkProvider');
  return bulk;
};
