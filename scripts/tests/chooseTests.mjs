/** @typedef {import('./reach.mjs').Reach} Reach */

/**
 * Test files to run after an edit (`chosen`), and the number of those left out (`left`). Edited tests come first. Then,
 * in turn for each edited file, comes the test that runs it and the fewest other files, until the time is used up.
 * @param {readonly string[]} edited
 * @param {Record<string, Reach>} reach
 * @param {{
 *   tests: readonly string[],
 *   importersOf: (file: string) => readonly string[],
 *   saying: readonly string[],
 *   budget: number,
 * }} rest all tests; the files that import a file; `saying`, the files of tests that contain one of the changed texts;
 *   and the time for all tests, `budget`, in milliseconds of the processor
 */
export const chooseTests = (edited, reach, { tests, importersOf, saying, budget }) => {
  /** @param {string} test */
  const besides = (test) => reach[test]?.sources.length ?? 0;
  /** @param {(test: string) => boolean} isMeant */
  const nearest = (isMeant) => tests.filter(isMeant).sort((one, other) => besides(one) - besides(other));
  /** @param {readonly string[]} files */
  const reaching = (files) =>
    nearest((test) => files.includes(test) || files.some((file) => reach[test]?.sources.includes(file)));

  const queues = edited.map((file) => {
    if (tests.includes(file)) return [file];
    if (/^src\/i18n\/.*\.ts$/.test(file) && reaching([file]).length === 0)
      return nearest((test) => saying.includes(test) || test.startsWith('tests/build/'));
    if (!/^(src|backend|server|tests|scripts|vite)\//.test(file))
      return nearest((test) => test.startsWith('tests/build/'));
    // Files without functions, and new ones, are covered by the tests of their importers.
    const known = reaching([file]);
    return known.length > 0 ? known : reaching(importersOf(file));
  });
  const all = new Set(queues.flat());
  const chosen = new Set(tests.filter((test) => edited.includes(test)));
  let spent = 0;
  for (let turn = 0; turn < tests.length; turn++)
    for (const test of queues.flatMap((queue) => queue[turn] ?? [])) {
      const cost = reach[test]?.ms ?? 0;
      if (chosen.has(test) || (spent > 0 && spent + cost > budget)) continue;
      chosen.add(test);
      spent += cost;
    }
  return { chosen: [...chosen], left: all.size - chosen.size };
};
