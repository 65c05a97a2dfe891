import type { Page } from '@playwright/test';
import { auditOf } from '#backend/auditOf.ts';
import type { SimulationState } from '#mocks/createSimulation.ts';
import { expect } from './test.ts';

/**
 * Path of the same site without the product's code: there a browser profile can be filled before the demo begins in it.
 */
export const BARE = '/favicon.svg';

type Rows = [key: string, value: unknown][];

/** Rows of the demo's IndexedDB table (src/mocks/persistence/shelf.ts). */
const readRows = (page: Page): Promise<Rows> =>
  page.evaluate(
    () =>
      new Promise<Rows>((resolve, reject) => {
        const opening = indexedDB.open('taskcoin-demo');
        opening.onupgradeneeded = () => opening.result.createObjectStore('state');
        opening.onerror = () => {
          reject(new Error('The demo cannot be read', { cause: opening.error }));
        };
        opening.onsuccess = () => {
          const database = opening.result;
          const table = database.transaction('state').objectStore('state');
          const keys = table.getAllKeys() as IDBRequest<string[]>;
          const values = table.getAll();
          values.onsuccess = () => {
            database.close();
            resolve(keys.result.map((key, place) => [key, values.result[place]]));
          };
        };
      }),
  );

const writeRows = (page: Page, rows: Rows): Promise<void> =>
  page.evaluate(
    (rows) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('taskcoin-demo');
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction('state', 'readwrite');
          for (const [key, value] of rows) transaction.objectStore('state').put(value, key);
          transaction.oncomplete = () => {
            database.close();
            // What a tab tells the others once it has saved.
            const channel = new BroadcastChannel('taskcoin-demo');
            channel.postMessage('changed');
            channel.close();
            resolve();
          };
        };
      }),
    rows,
  );

const versionIn = (rows: Rows): number => Number(rows.find(([key]) => key.startsWith('version'))?.[1] ?? 0);

/** State of the demo: every row of its server, and the card company's books. */
const readDemo = async (page: Page): Promise<SimulationState> => {
  const state = (await readRows(page)).find(([key]) => key === 'state')?.[1];
  if (state === undefined) throw new Error('There is no demo in this profile');
  return state as SimulationState;
};

/** Rows of the demo's server, with totals and the charges of the card company; fails if the books have problems. */
export const readLedger = async (page: Page) => {
  const { marketplace, intents } = await readDemo(page);
  const { problems, totals } = auditOf(marketplace);
  expect(problems).toEqual([]);
  return { ...marketplace, totals, intents, charged: intents.filter(({ status }) => status === 'succeeded') };
};
export type Ledger = Awaited<ReturnType<typeof readLedger>>;

/**
 * Copies the demo's data from one browser profile to others and notifies their open pages, as tabs of one profile do.
 * Fails if another profile has changed its data since the last copy, which would be lost.
 */
export const handOn = async (from: Page, ...others: readonly Page[]): Promise<void> => {
  const rows = await readRows(from);
  for (const other of others) {
    if (new URL(other.url()).protocol === 'about:') await other.goto(BARE);
    expect(versionIn(await readRows(other)), 'somebody else has worked meanwhile').toBeLessThan(versionIn(rows));
    await writeRows(other, rows);
  }
};
