import { createContext, useContext } from 'react';
import type { MessageKey } from '#i18n/messages.ts';
import type { Sentence } from '#i18n/sentence.ts';

type Named<Key, Start extends string, End extends string = ''> = Key extends `${Start}${infer Name}${End}`
  ? Name
  : never;

/** A row that a bulk command is about. */
export type BulkRow = {
  id: string;
  /** What people call it: a person's name, a task's title. */
  name: string;
  /** What is said beside the name, where that does not tell the row from others: its coins, or its verdict. */
  beside?: 'coins' | 'approved' | 'rejected';
  /** Coins that change hands with it; the question totals them. */
  coins?: number;
  /** Why this row is left out, as a text of `manyRows.skip`; it is listed with this reason and never sent. */
  skip?: Named<MessageKey, 'manyRows.skip.'>;
  /** It is already as the command would make it; counted as such and never sent. */
  unchanged?: boolean;
  /** What a create sends, or what is changed of this row alone. */
  record?: Readonly<Record<string, unknown>>;
  /** How many like that the list had for other reasons; see createEach. */
  before?: number;
};

/** One single-row call for many rows. All of it is data, so that it can be kept and resumed after signing in again. */
export type BulkJob = {
  /** What it is: its texts in `bulk.work`, which each page behind /Dashboard has, also after a reload in another language. */
  work: Named<MessageKey, 'bulk.work.', '.title'>;
  resource: string;
  /** 'settle' is an update that takes its record out of the list; what is there no more is skipped. */
  verb: 'create' | 'update' | 'settle' | 'delete';
  /** What an update changes. */
  data?: Readonly<Record<string, unknown>>;
  /** The fields by which the list knows what a create has made. */
  knownBy?: readonly string[];
  /**
   * Where rows that were not done go back to in react-admin's store, with those that were never to be sent; `run` marks what is kept
   * there as this job's.
   */
  draft?: { key: string; run: string; rest: readonly object[] };
  rows: readonly BulkRow[];
  destructive: boolean;
};

/** What is said before a job starts. */
export type BulkQuestion = {
  /** The command's own verb, on the button: 'Payment Success'; where there is none, what the job is headed by. */
  command?: Sentence;
  /** What that means: 'This action cannot be undone!'. */
  warning: string;
  /** Says what becomes of the coins of its rows ('20 coins ($1.00)'), where their bare total does not. */
  money?: (coins: string) => string;
};

/** What a job leaves in its draft: the rows that are not done, and those that were never to be. */
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
  /** Whether another job may start; says so where it may not. */
  isFree: (command: Sentence) => boolean;
};

export const BulkContext = createContext<Bulk | null>(null);

/** The one way to do something to many rows: a question, progress that can be stopped, an outcome for every row. */
export const useBulk = (): Bulk => {
  const bulk = useContext(BulkContext);
  if (!bulk) throw new Error('useBulk outside of BulkProvider');
  return bulk;
};
