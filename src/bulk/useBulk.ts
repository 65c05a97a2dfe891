import { createContext, useContext } from 'react';
import type { MessageKey } from '#i18n/messages.ts';
import type { Sentence } from '#i18n/sentence.ts';

type Named<Key, Start extends string, End extends string = ''> = Key extends `${Start}${infer Name}${End}`
  ? Name
  : never;

/** Row of a bulk job: one record to create, change or delete. */
export type BulkRow = {
  id: string;
  /** Name for people: a user's name, a task's title. */
  name: string;
  /** Addition that tells rows with the same name apart: the row's coins, or the verdict on a submission. */
  beside?: 'coins' | 'approved' | 'rejected';
  /** Coins that change hands when the row is done; the question before the job shows their sum. */
  coins?: number;
  /**
   * Reason to leave the row out, as a key in the texts `manyRows.skip`. Such a row is listed with its reason and never
   * sent.
   */
  skip?: Named<MessageKey, 'manyRows.skip.'>;
  /** True when the record is already as the command would make it; the row is counted as unchanged and never sent. */
  unchanged?: boolean;
  /** Fields of this row: the new record of a create, or the changes of an update where each row has its own. */
  record?: Readonly<Record<string, unknown>>;
  /** Number of records in the server's list that look like this row but were not created by it; see createEach. */
  before?: number;
};

/**
 * Command for many rows, sent as one request for each. It is plain JSON, because it is stored in the tab and resumed
 * after a new sign-in.
 */
export type BulkJob = {
  /**
   * Kind of work, as a key in the texts `bulk.work`. Each Dashboard page has these texts, also after a reload in
   * another language.
   */
  work: Named<MessageKey, 'bulk.work.', '.title'>;
  resource: string;
  /**
   * Method of the data provider for each row. 'settle' is an update that takes the record out of its list; a record
   * that has left it already is skipped.
   */
  verb: 'create' | 'update' | 'settle' | 'delete';
  /** Changed fields of an update, the same for all rows. */
  data?: Readonly<Record<string, unknown>>;
  /** Fields by which a created record is found again in the server's list, to create none twice. */
  knownBy?: readonly string[];
  /**
   * Draft that the rows came from, stored in react-admin's store under `key`. Rows that were not done are put back into
   * it, together with `rest`, the rows that were never meant to be sent. `run` marks the stored draft as this job's.
   */
  draft?: { key: string; run: string; rest: readonly object[] };
  rows: readonly BulkRow[];
  /** True for work that destroys something: the button of its question is red. */
  destructive: boolean;
};

/** Question that the user confirms before a job starts. */
export type BulkQuestion = {
  /**
   * Label of the button that confirms the question, such as 'Payment Success'; by default the job's title. A notice
   * that the job was not started, because another one must end first, names it by this text too.
   */
  command?: Sentence;
  /** Consequence in a sentence: 'This action cannot be undone!'. */
  warning: string;
  /** Makes a sentence of the formatted sum of coins ('20 coins ($1.00)'), where the sum alone does not say enough. */
  money?: (coins: string) => string;
};

/**
 * Content to store as the draft that a job's rows came from. It has the job's rows except those whose ids are in
 * `closed`, followed by the rows that were never meant to be sent. `run` marks the draft as this job's.
 */
export const draftOf = ({ rows, draft }: BulkJob, closed: ReadonlySet<string> = new Set()) => ({
  run: draft?.run,
  rows: [
    ...rows.filter(({ id }) => !closed.has(id)).map(({ id, record }) => ({ id, ...record })),
    ...(draft?.rest ?? []),
  ],
});

export type Bulk = {
  /**
   * Asks the user (C-56), unless `question` is 'asked' because the caller did that, then runs the job. Resolves with
   * false when nothing was sent.
   */
  start: (job: BulkJob, question: BulkQuestion | 'asked') => Promise<boolean>;
  /** True when a job may start; otherwise a notice says that `command` cannot begin before another job has ended. */
  isFree: (command: Sentence) => boolean;
};

export const BulkContext = createContext<Bulk | null>(null);

/**
 * Hook that returns the Dashboard's runner of bulk jobs. Its `start(job, question)` asks the user, shows progress with
 * a Stop button, and then each row's outcome; it resolves with false when nothing was sent. Throws outside of
 * BulkProvider.
 */
export const useBulk = (): Bulk => {
  const bulk = useContext(BulkContext);
  if (!bulk) throw new Error('useBulk outside of BulkProvider');
  return bulk;
};
