// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillPath } from '#contract/paths.ts';
import { placeAt } from '#console/screens.ts';

const idAt = (part: string) => placeAt(`/Dashboard/taskDetails/${part}`)?.params.id;

test.each([
  ['/Dashboard/taskDetails/a1', 'a1'],
  ['/dashboard/TASKDETAILS/aB1/', 'aB1'],
  ['/Dashboard/taskDetails/a%20b%25', 'a b%'],
  ['/Dashboard/taskDetails/ann%40example.test', 'ann@example.test'],
  ['/Dashboard/taskDetails/1.5', '1.5'],
])('the id of %s is %j (C-38)', (pathname, id) => {
  expect(placeAt(pathname)).toMatchObject({ screen: { path: 'taskDetails/:id' }, params: { id } });
});

test.each([
  '/Dashboard/taskDetails',
  '/Dashboard/taskDetails/',
  '/Dashboard/taskDetails/a/b',
  '/Dashboard/taskDetail/a',
  '/x/Dashboard/taskDetails/a',
])('%s is another page', (pathname) => {
  expect(placeAt(pathname)).toBeUndefined();
});

test.each([
  '.',
  '..',
  '%2e%2e',
  '..%2FallUser',
  'a%2Fb',
  'a%5Cb',
  'a%3Fb=1',
  'a%23b',
  '%',
  '%zz',
  '%ff',
  'a%00b',
  '%0a',
])('no call can be led astray by the id %s', (part) => {
  expect(idAt(part)).toBeUndefined();
});

test('of ten thousand hostile ids none leaves the prefix of its call', () => {
  const pieces = fc.constantFrom(
    '.',
    '..',
    '/',
    '\\',
    '?',
    '#',
    '%2f',
    '%2e',
    '%5c',
    '%3f',
    '%23',
    '%25',
    '%',
    ';',
    '@',
    ':',
    'a',
    ' ',
    '\u0000',
    'é',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const id = idAt(parts.join(''));
      if (id === undefined) return;
      const { pathname, search, hash } = new URL(`/api${fillPath('/oneTaskDetails{id}', { id })}`, 'http://site');
      expect(pathname).toMatch(/^\/api\/oneTaskDetails[^/]+$/);
      expect(search + hash).toBe('');
    }),
    { numRuns: 10_000 },
  );
});
