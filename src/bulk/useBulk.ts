import { createContext, useContext } from 'react';

/** A row that a bulk command is about. */
export type BulkRow = {
  id: string;
  /** What people call it: a person's name, a task's title. */
  name: string;
  /** Coins that change hands with it; the question totals them. */
  coins?: number;
  /** Why this row is left out; it is listed with this reason and never sent. */
  skip?: string;
  /** It is already as the command would make it; counted as such and never sent. */
  unchanged?: boolean;
  /** What a create sends, or what is changed of this row alone. */
  record?: Readonly<Record<string, unknown>>;
  /** How many like that the list had for other reasons; see createEach. */
  before?: number;
};

/** One single-row call for many rows. All of it is data, so that it can be kept and resumed after signing in again. */
export type BulkJob = {
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
  texts: {
    /** The command's own verb, on the question's button: 'Delete users'. */
    command: string;
    /** What the outcome is headed by, where the command's verb would say that everything was done: 'Payments'. */
    title?: string;
    /** What that means: 'This action cannot be undone!'. */
    warning: string;
    /** What becomes of the coins of its rows, where the question's bare total does not say it. */
    money?: string;
    /** Beside the progress: 'Deleting users'. */
    doing: string;
    /** How one done row is called in the result: 'Deleted'. */
    done: string;
    /** Why a row is skipped whose record somebody else has settled. */
    settled?: string;
  };
  destructive: boolean;
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
  start: (job: BulkJob, options?: { asked?: boolean }) => Promise<boolean>;
  /** Whether another job may start; says so where it may not. */
  isFree: (command: string) => boolean;
};

export const BulkContext = createContext<Bulk | null>(null);

/** The one way to do something to many rows: a question, progress that can be stopped, an outcome for every row. */
export const useBulk = (): Bulk => {
  const bulk = useContext(BulkContext);
  if (!bulk) throw new Error('useBulk outside of BulkProvider');
  return bulk;
};
