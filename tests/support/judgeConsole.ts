import { afterEach, beforeEach, expect, vi } from 'vitest';
import { expected } from './consoleErrors.ts';

const seen: string[] = [];

const textOf = (part: unknown): string => (part instanceof Error ? (part.stack ?? part.message) : String(part));

/**
 * A list that was asked for when its user left, as at a test's end: react-admin logs that in development builds. The product
 * itself does not speak of it (queryClient.ts). Known by its message, as TanStack Query's class would bring React into tests
 * of builds, which choose React's own way of building themselves.
 */
const isGivenUp = (parts: unknown[]): boolean =>
  parts.some((part) => part instanceof Error && part.message === 'CancelledError');

/**
 * react-admin's development build logs each call that fails, a visitor's does not: what the product has to log (API-8, C-58) it
 * has to log itself. Known by the file that complains.
 */
const isOfDevelopment = (): boolean => /ra-core[^\n]*useDataProvider/.test(new Error().stack ?? '');

/** A chart is measured before it is drawn, and nothing has a width where there is no layout. */
const isUnmeasured = ([text]: unknown[]): boolean =>
  typeof text === 'string' && text.includes('ChartsContainer does not have `width`');

beforeEach(() => {
  expected.length = 0;
  seen.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    if (!isGivenUp(parts) && !isUnmeasured(parts) && !isOfDevelopment()) seen.push(parts.map(textOf).join(' '));
  });
});

// Complaints are kept and judged here, as an error thrown from console.error is often caught by the code that complains.
afterEach(() => {
  const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)));
  const unheard = expected.filter((pattern) => !seen.some((text) => pattern.test(text)));
  expect(unexpected, 'console.error was not expected').toEqual([]);
  expect(unheard, 'console.error was expected and did not come').toEqual([]);
});
