import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptySnapshot } from '#backend/store/memoryState.ts';
import { columnsOf, tableNames } from '#backend/store/tables.ts';
import { createDiskStore } from '#server/pictures/createDiskStore.ts';
import { createPictureRows, pictureReferences } from '#server/pictures/createPictureRows.ts';
import { removeUnused } from '#server/pictures/keepPictures.ts';
import { createPool } from '#server/postgres/connection.ts';
import { postgresStore } from './eachStore.ts';
import { aTask, aUser } from './rows.ts';
import { aFolder } from './support/anImageHost.ts';
import { loadRows } from './support/databaseRows.ts';

const { url } = postgresStore();
let pool: ReturnType<typeof createPool>;
let rows: ReturnType<typeof createPictureRows>;
beforeAll(() => {
  pool = createPool({ connectionString: url(), max: 1 });
  rows = createPictureRows({ connectionString: url() });
});
afterAll(() => Promise.all([pool.end(), rows.close()]));
beforeEach(() => pool.query('DELETE FROM pictures'));

const named = (digit: string) => `${digit.repeat(32)}.webp`;
const HOUR = 3_600_000;
const hoursAgo = async (name: string, hours: number) => {
  await pool.query('UPDATE pictures SET created_at = $2 WHERE name = $1', [name, new Date(Date.now() - hours * HOUR)]);
};
/** Pictures on disk and in the database, each uploaded so many hours ago; the keys are the digits of their names. */
const uploaded = async (hours: Readonly<Record<string, number>>) => {
  const disk = await createDiskStore({ dir: await aFolder(), keepFree: 0 });
  for (const [digit, ago] of Object.entries(hours)) {
    await rows.note(named(digit));
    await disk.put(named(digit), new Uint8Array([1]));
    await hoursAgo(named(digit), ago);
  }
  const left = async () => {
    const found = await Promise.all(Object.keys(hours).map((digit) => disk.get(named(digit))));
    const there = Object.keys(hours).filter((_, nth) => found[nth]);
    const { rows: noted } = await pool.query<{ name: string }>('SELECT name FROM pictures ORDER BY name');
    expect(noted.map(({ name }) => name)).toEqual(there.map(named).sort());
    return there;
  };
  return { disk, left };
};

it('what nothing refers to goes two days after its upload, and nothing else', async () => {
  const { disk, left } = await uploaded({ a: 49, b: 47, c: 49, d: 49, e: 49 });
  await loadRows(pool, {
    ...emptySnapshot,
    // By any address that the site ever had; a deleted account may come back.
    users: [
      aUser({ _id: 'ada', imgurl: `https://old.test/pictures/${named('c')}` }),
      aUser({ _id: 'gone', deleted: true, imgurl: `http://127.0.0.1:8080/pictures/${named('d')}` }),
    ],
    tasks: [aTask({ _id: 't', user_id: 'ada', taskImageUrl: `/pictures/${named('e')}` })],
  });
  expect(await removeUnused(disk, rows, new Date())).toBe(1);
  expect(await left()).toEqual(['b', 'c', 'd', 'e']);
  expect(await removeUnused(disk, rows, new Date(Date.now() + 2 * HOUR))).toBe(1);
  expect(await left()).toEqual(['c', 'd', 'e']);
});

it('every column with addresses of pictures is known to the job', () => {
  const found = tableNames.flatMap((table) =>
    Object.keys(columnsOf(table)).flatMap((column) => (/img|image|picture/i.test(column) ? [{ table, column }] : [])),
  );
  expect(pictureReferences).toEqual(found);
});

it('a picture that could not be removed is tried again', async () => {
  const { disk, left } = await uploaded({ a: 49 });
  const broken = { ...disk, remove: () => Promise.reject(new Error('The disk is away.')) };
  await expect(removeUnused(broken, rows, new Date())).rejects.toThrow('The disk is away.');
  expect(await left()).toEqual(['a']);
  expect(await removeUnused(disk, rows, new Date())).toBe(1);
  expect(await left()).toEqual([]);
});

it('one process an hour has the job', async () => {
  const due = await Promise.all(Array.from({ length: 6 }, () => rows.isDue()));
  expect(due.filter(Boolean)).toHaveLength(1);
});
