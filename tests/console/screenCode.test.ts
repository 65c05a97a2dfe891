import { join } from 'node:path';
import { expect, test } from 'vitest';
import { homeOf, placeAt, screens, type Screen } from '#console/screens.ts';
import { root } from '../../scripts/run.mjs';
import { screenCode } from '../../scripts/screenCode.mjs';

const at = (path: string): Screen | undefined => placeAt(`/Dashboard/${path}`)?.screen;

test('the code of every list is asked for ahead: homes, and pages of a resource that list it', () => {
  const lists = screens.filter(({ page, role, path }) => page === 'list' || homeOf(role) === `/Dashboard/${path}`);
  expect(Object.keys(screenCode).sort()).toEqual(lists.map(({ path }) => path).sort());
});

test.each(Object.entries(screenCode))(
  '%s: what is asked for ahead is what is drawn',
  async (path, [module = '', texts]) => {
    const { role = '', Component } = at(path) ?? {};
    const { preload } = Component as unknown as { preload: (role: string) => Promise<{ default: unknown }> };
    const loaded = (await import(/* @vite-ignore */ join(root, module))) as object;
    expect(Object.values(loaded)).toContain((await preload(role)).default);
    expect(texts).toBe(`src/i18n/en/parts/${role}.ts`);
  },
);
