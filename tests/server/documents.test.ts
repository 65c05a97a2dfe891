import { expect, it } from 'vitest';
import { createBackend } from '#backend/createBackend.ts';
import type { DocumentFacts } from '#backend/config.ts';
import { issueToken } from '#backend/token.ts';
import { ownersExtras } from '#contract/extras.ts';
import { specified } from '#domain/coins.ts';
import { readReceipts } from '#server/documents/receiptSettings.ts';
import { createDocuments } from '#server/documents/writeDocument.ts';
import { runsOf } from '#server/documents/createPage.ts';
import { ada, aWithdrawal, aWorld, bob, wim } from '#tests/backend/aWorld.ts';
import { insertedId, personOf, secrets } from '#tests/backend/aBackend.ts';

const { currency } = specified;
const write = createDocuments({ from: 'Example Ltd, Dhaka', typeface: undefined });
const receipt: DocumentFacts = {
  kind: 'receipt',
  name: 'Ada Ünal',
  email: 'ada@example.test',
  currency,
  number: 'pi_1',
  at: '2026-11-21T10:00:00.000Z',
  coins: 1000,
  cost: 3500,
  returned: 0,
};
const startOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1', 0, 5);

it.each(['en', 'bn', 'xx'])('writes a receipt and a statement in %s', async (language) => {
  expect(startOf(await write(receipt, language))).toBe('%PDF-');
  const lines = Array.from({ length: 100 }, (_, nth) => ({
    at: nth % 2 === 0 ? '2026-11' : '2026-11-21T10:00:00.000Z',
    what: 'bought' as const,
    coins: 10,
    money: -100,
  }));
  const { name, email } = receipt;
  const long = await write({ kind: 'statement', name, email, currency, year: 2026, lines }, language);
  expect(
    Buffer.from(long)
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length,
  ).toBeGreaterThan(1);
});

it('each letter is drawn by the typeface that has it', () => {
  expect(runsOf('রসিদ TaskCoin ś')).toEqual([
    { face: 'bengali', text: 'রসিদ ' },
    { face: 'latin', text: 'TaskCoin ' },
    { face: 'extended', text: 'ś' },
  ]);
});

it('a letter of a common script is drawn, and one that no typeface has is a question mark, but in the owner’s', () => {
  const name = 'Nguyễn Юлия Ελένη 山';
  expect(runsOf(name).map(({ face, text }) => [face, text])).toEqual([
    ['latin', 'Nguy'],
    ['vietnamese', 'ễ'],
    ['latin', 'n '],
    ['cyrillic', 'Юлия '],
    ['greek', 'Ελένη '],
    ['latin', '?'],
  ]);
  expect(runsOf(name, true).at(-1)).toEqual({ face: 'owners', text: '山' });
});

const typeface = 'node_modules/@fontsource/open-sans/files/open-sans-symbols-400-normal.woff';
const arrows: DocumentFacts = { ...receipt, name: '←→' };

it('the owner’s typeface draws what ours lack', async () => {
  const bytes = await createDocuments({ from: 'Example Ltd', typeface })(arrows, 'en');
  const namesOf = (file: Uint8Array) =>
    new Set(
      Buffer.from(file)
        .toString('latin1')
        .match(/\/FontName \/\S+/g),
    );
  expect(namesOf(bytes).size).toBe(namesOf(await write(arrows, 'en')).size + 1);
});

it('settings name what is no typeface', () => {
  const said: string[] = [];
  const say = (problem: string) => void said.push(problem);
  expect(readReceipts({ RECEIPT_TYPEFACE: typeface }, say)).toEqual({ from: 'TaskCoin', typeface });
  readReceipts({ RECEIPT_TYPEFACE: 'package.json' }, say);
  readReceipts({ RECEIPT_TYPEFACE: 'no.ttf' }, say);
  expect(said).toEqual([
    'RECEIPT_TYPEFACE is no typeface that can be read (TTF, OTF or WOFF): package.json.',
    'RECEIPT_TYPEFACE is no typeface that can be read (TTF, OTF or WOFF): no.ttf.',
  ]);
});

/** Server on the rows of a world, which only records in `facts` the documents that it was to write. */
const served = async () => {
  const world = await aWorld();
  const facts: DocumentFacts[] = [];
  const app = createBackend({
    store: world.store,
    secrets,
    extras: ownersExtras,
    verifyIdentity: () => Promise.resolve(null),
    today: () => new Date('2026-12-01T00:00:00Z'),
    writeDocument: (one) => {
      facts.push(one);
      return Promise.resolve(new TextEncoder().encode('%PDF-'));
    },
  });
  const get = async (email: string, path: string) => {
    const headers = { authorization: `Bearer ${await issueToken(secrets, personOf(email))}` };
    const answer = await app.request(path, { headers });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  return { world, get, facts };
};

it('a person has a receipt for each own purchase and a statement for each year, and nobody else’s', async () => {
  const { world, get, facts } = await served();
  const { intent, call } = world;
  expect((await get(bob, '/documents')).body).toEqual({
    rows: [
      { _id: 'statement-2026', kind: 'statement', at: '2026', coins: 0 },
      { _id: `receipt-${intent}`, kind: 'receipt', at: expect.any(String) as string, coins: 1000 },
    ],
  });
  expect(await get(bob, `/documentreceipt-${intent}?language=bn`)).toEqual({ status: 200, body: { pdf: 'JVBERi0=' } });
  expect(facts[0]).toMatchObject({ kind: 'receipt', email: bob, coins: 1000, cost: 3500 });
  for (const path of [
    `/documentreceipt-${intent}?language=bn`,
    '/documentreceipt-pi_x?language=en',
    '/documentnone?language=en',
  ])
    expect((await get(wim, path)).status).toBe(404);
  const id = insertedId(await call(wim, 'createWithdrawal', aWithdrawal(200)));
  await call(ada, 'payWithdrawal', { id, withdrawalAmount: 200, workerEmail: wim });
  expect((await get(wim, '/documentstatement-2026?language=en')).status).toBe(200);
  expect(facts[1]).toMatchObject({
    year: 2026,
    lines: [
      { at: '2026-11', what: 'earned', coins: 600, money: 0 },
      { what: 'paidOut', coins: -200, money: 1000 },
    ],
  });
});

it('C-67 a server that writes none announces none, and answers with 404', async () => {
  const { call, intent } = await aWorld();
  expect((await call(bob, 'listDocuments', {})).status).toBe(404);
  expect((await call(bob, 'getDocument', { id: `receipt-${intent}`, language: 'en' })).status).toBe(404);
});
