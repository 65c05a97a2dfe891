import type { Pool } from 'pg';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Figures } from './createFigures.ts';

/**
 * Answered request, as the metrics count it. `route` is the pattern of its route instead of its URL, because URLs
 * contain e-mail addresses and their number is endless.
 */
export type Answered = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'];

/** Numbers of a pool's connections, and of transactions that wait for one. */
export type PoolFigures = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** Callbacks for the outcome of a job's turn: whether it failed because the database was away or busy, or otherwise. */
export type JobWatch = { readonly succeeded: () => void; readonly failed: (cause: Cause) => void };

const causes = ['database', 'other'] as const;
type Cause = (typeof causes)[number];

/**
 * Creates the metrics of one process in Prometheus' format, in a registry of their own. Timestamps are in seconds since
 * 1970; if several processes report the same one, the newest counts.
 */
export const createMetrics = () => {
  const register = new Registry();
  const registers = [register];
  const calls = new Histogram({
    name: 'taskcoin_call_seconds',
    help: 'Answered requests by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const jobSucceeded = new Gauge({
    name: 'taskcoin_job_success_timestamp_seconds',
    help: 'Last turn of a job in this process that did not fail.',
    labelNames: ['name'],
    registers,
  });
  const jobFailed = new Counter({
    name: 'taskcoin_job_failures_total',
    help: 'Turns of a job in this process that failed.',
    labelNames: ['name', 'cause'],
    registers,
  });
  const differences = new Gauge({
    name: 'taskcoin_audit_differences',
    help: 'Differences that the last hourly audit found; of the process that made it alone.',
    labelNames: [],
    registers,
  });
  differences.remove();
  const audited = new Gauge({
    name: 'taskcoin_audit_timestamp_seconds',
    help: 'End of the last hourly audit of this process.',
    labelNames: [],
    registers,
  });
  audited.remove();
  const watchPool = (pools: () => PoolFigures) => {
    new Gauge({
      name: 'taskcoin_pool_connections',
      help: 'Connections of DATABASE_POOL, in use and idle.',
      labelNames: ['state'],
      registers,
      collect() {
        const { totalCount, idleCount } = pools();
        this.set({ state: 'used' }, totalCount - idleCount);
        this.set({ state: 'idle' }, idleCount);
      },
    });
    new Gauge({
      name: 'taskcoin_pool_waiting',
      help: 'Transactions that wait for a connection of DATABASE_POOL.',
      registers,
      collect() {
        this.set(pools().waitingCount);
      },
    });
  };
  return {
    register,
    answered: ({ method, route, status, seconds }: Answered): void => {
      calls.observe({ method: methods.includes(method) ? method : 'other', route, status }, seconds);
    },
    job: (name: string): JobWatch => {
      // Prometheus sees the first failure as an increase only if the counter existed before.
      for (const cause of causes) jobFailed.inc({ name, cause }, 0);
      return {
        succeeded: () => {
          jobSucceeded.set({ name }, Date.now() / 1000);
        },
        failed: (cause) => {
          jobFailed.inc({ name, cause });
        },
      };
    },
    audited: (problems: number): void => {
      differences.set(problems);
      audited.set(Date.now() / 1000);
    },
    /** Removes this process's audit from the metrics, because another process has made a later one. */
    auditedElsewhere: (): void => {
      differences.remove();
      audited.remove();
    },
    watchPool,
    watchProcess: (): void => {
      collectDefaultMetrics({ register });
    },
    watchFigures: (read: () => Promise<Figures | undefined>): void => {
      const told = (name: string, help: string, valueOf: (figures: Figures | undefined) => number | null | undefined) =>
        new Gauge({
          name,
          help,
          registers,
          async collect() {
            const value = valueOf(await read());
            if (typeof value === 'number') this.set(value);
            else this.remove();
          },
        });
      told('taskcoin_database_up', '1 while the database answers what the metrics ask.', (one) => (one ? 1 : 0));
      told('taskcoin_seal_timestamp_seconds', 'Time of the last seal.', (one) => one?.sealed);
      told('taskcoin_unsealed_entries', 'Entries of the ledger that no seal covers yet.', (one) => one?.unsealed);
      told('taskcoin_locks_waited_for', 'Locks of the database that somebody waits for.', (one) => one?.waiting);
      new Gauge({
        name: 'taskcoin_coins',
        help: 'Coins in circulation: of accounts, in escrow, and owed.',
        labelNames: ['held'],
        registers,
        async collect() {
          const figures = await read();
          this.reset();
          if (figures) for (const held of ['balances', 'escrow', 'debt'] as const) this.set({ held }, figures[held]);
        },
      });
    },
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
