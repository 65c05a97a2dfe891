import { afterEach, beforeEach, expect, vi } from 'vitest';
import { expected } from './consoleErrors.ts';

const seen: string[] = [];

const textOf = (part: unknown): string => (part instanceof Error ? (part.stack ?? part.message) : String(part));

/**
 * True for TanStack Query's error of a cancelled query, which react-admin's development build logs when a test ends. It
 * is known by its message: importing its class would load React into tests of builds, which choose React's build
 * themselves.
 */
const isGivenUp = (parts: unknown[]): boolean =>
  parts.some((part) => part instanceof Error && part.message === 'CancelledError');

/**
 * True for errors that react-admin's development build logs for each failed call, by the stack; the product must log
 * its own (API-8, C-58).
 */
const isOfDevelopment = (): boolean => /ra-core[^\n]*useDataProvider/.test(new Error().stack ?? '');

/** True for the complaint of a chart without a width, as jsdom has no layout. */
const isUnmeasured = ([text]: unknown[]): boolean =>
  typeof text === 'string' && text.includes('ChartsContainer does not have `width`');

beforeEach(() => {
  expected.length = 0;
  seen.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    if (!isGivenUp(parts) && !isUnmeasured(parts) && !isOfDevelopment()) seen.push(parts.map(textOf).join(' '));
  });
});

// Errors are collected and checked here: one thrown from console.error would often be caught by the code that logs.
afterEach(() => {
  const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)));
  const unheard = expected.filter((pattern) => !seen.some((text) => pattern.test(text)));
  expect(unexpected, 'console.error was not expected').toEqual([]);
  expect(unheard, 'console.error was expected and did not come').toEqual([]);
});
