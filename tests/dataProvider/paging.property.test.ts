// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aDataProvider } from './aDataProvider.ts';

const query = fc.record({
  pagination: fc.record({ page: fc.integer({ min: 1, max: 12 }), perPage: fc.constantFrom(1, 10, 25, 100) }),
  sort: fc.record({
    field: fc.constantFrom('id', 'name', 'email', 'role', 'coin'),
    order: fc.constantFrom('ASC' as const, 'DESC' as const),
  }),
  filter: fc.oneof(
    fc.constant({}),
    fc.record({ q: fc.constantFrom('ma', 'EXAMPLE', 'zzz', ' a ', 'é') }),
    fc.record({ role: fc.constantFrom('admin', 'buyer', 'nobody') }),
  ),
});

test('API-ADMIN-1 a server that pages, one that ignores the query, and the client give the same page and total', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (params) => {
      const answers = [];
      for (const options of [{}, { serverPaging: true }, { serverPaging: true, ignoresQueries: true }])
        answers.push(await aDataProvider(options).provider.getList('users', params));
      const [own, paged, ignoring] = answers;
      expect(paged).toEqual(own);
      expect(ignoring).toEqual(own);
    }),
    { numRuns: 60 },
  );
});
