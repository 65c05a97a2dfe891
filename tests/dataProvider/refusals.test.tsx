import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { Refusal, refuseFor } from '#backend/refuse.ts';
import { refusals, type PlainReason, type Reason } from '#contract/refusals.ts';
import { failureOf } from '#changes/failureOf.ts';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { changeLanguage, loadTexts } from '#i18n/i18nProvider.ts';
import { useSay } from '#i18n/sentence.ts';

await loadTexts('console');
afterEach(() => act(() => changeLanguage('en')));

/** Text shown for a refusal with this body and message; undefined if the body gives no reason. */
const told = (body: unknown, message?: string): string | undefined => {
  const { reason } = failureOf(new ApiError('refused', 409, 'x', message, undefined, 0, body));
  const { result } = renderHook(useSay, { wrapper: I18nProvider });
  return reason && result.current(reason);
};

/** Body of the server's response for a reason, with `count` for all its numbers. */
const answerOf = (reason: Reason, count: number): { message: string } => {
  const numbers = Object.fromEntries(refusals[reason].map((name) => [name, count]));
  try {
    return (refuseFor as (status: 409, reason: Reason, numbers: object) => never)(409, reason, numbers);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { message: error.message, ...error.named };
  }
};

const reasons = Object.keys(refusals) as Reason[];

test.each(reasons)('%s is said in English to the letter of the server', (reason) => {
  for (const count of [0, 1, 2, 1234]) {
    const answer = answerOf(reason, count);
    expect(told(answer)).toBe(answer.message);
  }
});

test.each(reasons)('%s is said in Bangla, without a Latin letter or digit', async (reason) => {
  await act(() => changeLanguage('bn'));
  const { message, ...named } = answerOf(reason, 12);
  expect(told(named, message)).toMatch(/^[^A-Za-z0-9%]+$/);
});

test('numbers in it have the digits of the language', async () => {
  await act(() => changeLanguage('bn'));
  expect(told(answerOf('openTasks', 1234))).toContain('খালি জায়গাসহ ১,২৩৪টি কাজ');
  expect(told(answerOf('notCovered', 1234))).toContain('বাকি আছে ১২৩৪টি');
});

test('C-70 of a web page in place of an answer it is said that the address is not the server’s', () => {
  const { reason, doubt, isGone } = failureOf(new ApiError('webPage', 200, 'x'));
  const { result } = renderHook(useSay, { wrapper: I18nProvider });
  expect(reason && result.current(reason)).toBe("A web page answered: this address is not the server's.");
  expect(doubt && result.current((t) => t(`doubt.${doubt}`))).toMatch(/Nothing is known to be done\.$/);
  expect(isGone).toBe(false);
});

const counts = { tasks: 1, submissions: 2 };
test.each<object | null>([
  null,
  [],
  { reason: 'toString' },
  { reason: '__proto__' },
  { reason: ['lastAdmin'] },
  { reason: 'soldOut', numbers: counts },
  { reason: 'openTasks' },
  { reason: 'openTasks', numbers: null },
  { reason: 'openTasks', numbers: [1, 2] },
  { reason: 'openTasks', numbers: { tasks: 1 } },
  { reason: 'openTasks', numbers: { ...counts, tasks: '<b>1</b>' } },
  { reason: 'openTasks', numbers: { ...counts, tasks: -1 } },
  { reason: 'openTasks', numbers: { ...counts, tasks: 1.5 } },
  { reason: 'openTasks', numbers: { ...counts, tasks: 1e300 } },
])('of %j the server’s own sentence is said, or nothing', async (body) => {
  await act(() => changeLanguage('bn'));
  expect([told(body, 'No.'), told(body)]).toEqual(['No.', undefined]);
});

test('what comes along beside a reason’s numbers is not read', () => {
  const plain: PlainReason = 'lastAdmin';
  expect(told({ reason: plain, numbers: { smart_count: '%{_}', reason: {} } })).toBe(answerOf(plain, 0).message);
  expect(told({ reason: plain, numbers: 'many' })).toBe(answerOf(plain, 0).message);
});
