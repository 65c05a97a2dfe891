import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { specified } from '#domain/coins.ts';
import { RowIndex } from '#domain/RowIndex.ts';
import { dayOf, isDay } from '#domain/moments.ts';
import { daysLeft, hasEnded } from '#resources/tasks/useTerms.ts';
import { paySheetName, paySheetRows } from '#resources/withdrawals/paySheet.ts';
import { daysWaited } from '#resources/withdrawals/withdrawalRecord.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';
import { csvName } from '#ui/export/saveFile.ts';
import { renderApp, type Sent } from '#tests/support/renderApp.tsx';
import { ADMIN_HOME, allAnswered, openHome, pending } from '../support/adminHome.ts';
import { factsIn } from '../support/details.ts';
import {
  aTask,
  cardOf,
  field,
  offering,
  openTask,
  openTaskList,
  submit,
  TASK_LIST,
  titlesBecome,
  titlesShown,
} from '../support/work.ts';
import { write } from '../support/write.ts';

/**
 * Time zones, each with a moment at which Greenwich has another day, and the first and last moment of that day there.
 */
const zones = [
  {
    zone: 'America/Los_Angeles',
    now: '2026-06-16T03:00:00.000Z',
    days: ['2026-06-14', '2026-06-15', '2026-06-16'],
    inWords: ['Jun 14, 2026', 'Jun 15, 2026', 'Jun 16, 2026'],
    first: '2026-06-15T07:00:00.000Z',
    last: '2026-06-16T06:59:59.999Z',
  },
  {
    zone: 'Asia/Dhaka',
    now: '2026-06-15T20:00:00.000Z',
    days: ['2026-06-15', '2026-06-16', '2026-06-17'],
    inWords: ['Jun 15, 2026', 'Jun 16, 2026', 'Jun 17, 2026'],
    first: '2026-06-15T18:00:00.000Z',
    last: '2026-06-16T17:59:59.999Z',
  },
  {
    zone: 'Pacific/Kiritimati',
    now: '2026-06-15T12:00:00.000Z',
    days: ['2026-06-15', '2026-06-16', '2026-06-17'],
    inWords: ['Jun 15, 2026', 'Jun 16, 2026', 'Jun 17, 2026'],
    first: '2026-06-15T10:00:00.000Z',
    last: '2026-06-16T09:59:59.999Z',
  },
] as const;

const soon = (moment: string, milliseconds: number) => new Date(Date.parse(moment) + milliseconds).toISOString();
const address = (path: string, filter: object) =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

describe.each(zones)('days in $zone', ({ zone, now, days, inWords, first, last }) => {
  const [yesterday, today, tomorrow] = days;
  const [before, after] = [soon(first, -1), soon(last, 1)];
  /** Sets the time for everything that asks for it. */
  const stopTheClock = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });

  beforeEach(() => {
    vi.stubEnv('TZ', zone);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  test('C-25 rules and files go by the day where the reader is', () => {
    expect(dayOf(new Date(now))).toBe(today);
    expect(now.slice(0, 10)).not.toBe(today);
    expect([...days, '2026-02-29'].map(isDay)).toEqual([true, true, true, false]);
    expect([yesterday, today, tomorrow, first, last].map((day) => daysLeft(day, new Date(now)))).toEqual([
      -1, 0, 1, 0, 0,
    ]);
    expect([yesterday, today, before, first].map((day) => hasEnded(day, new Date(now)))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(
      [before, first, last].map((withdraw_date) => daysWaited(aWithdrawal(1, { withdraw_date }), new Date(now))),
    ).toEqual([1, 0, 0]);
    const requests = [before, first, last, after, today].map((withdraw_date, i) => aWithdrawal(i, { withdraw_date }));
    const dates = paySheetRows(requests, 'Bkash', 'portal', specified.currency).map((row) => row.at(-2));
    expect(dates.toSorted()).toEqual([yesterday, today, today, today, tomorrow]);
    expect(paySheetName('Bkash', 'portal', new Date(now))).toBe(`pay-sheet-Bkash-portal-${today}.csv`);
    expect(csvName('users', new Date(now))).toBe(`users-${today}.csv`);
  });

  test('C-25 a range of days takes in all moments that fall on them there, and no other', () => {
    const dates = [before, first, last, after, yesterday, today, tomorrow, '', 'soon'];
    const index = new RowIndex(dates.map((date) => ({ date })));
    const found = (filter: object) => index.query({ filter: { ...filter } }).rows.map(({ date }) => date);
    expect(found({ date_gte: today, date_lte: today })).toEqual([first, last, today]);
    expect(found({ date_lte: yesterday })).toEqual([before, yesterday]);
    expect(found({ date_gte: tomorrow })).toEqual([after, tomorrow]);
  });

  test(
    'WT-3 a worker reads the days as the buyer wrote them; a range, and what has ended, go by the own day',
    { tags: 'thorough' },
    async () => {
      stopTheClock();
      const tasks = [yesterday, today, tomorrow, last].map((completionDate, i) =>
        aTask({ _id: `t${String(i)}`, taskTitle: `Task ${String(i)}`, payableAmount: 40 - i, completionDate }),
      );
      const filter = { completionDate_gte: today, completionDate_lte: today };
      const { user } = await openTaskList({ answers: offering(tasks) }, address(TASK_LIST, filter));
      expect(titlesShown()).toEqual(['Task 1', 'Task 3']);
      expect(screen.getByRole('button', { name: `Completion date: ${inWords[1]} – ${inWords[1]}` })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Reset' }));
      await titlesBecome(['Task 0', 'Task 1', 'Task 2', 'Task 3']);
      const datesOf = (title: string) => factsIn(cardOf(title))['Completion date']?.trim();
      expect(titlesShown().map(datesOf)).toEqual([
        inWords[0],
        `${inWords[1]} last day`,
        `${inWords[2]} 1 day left`,
        `${inWords[1]} last day`,
      ]);
      const ended = titlesShown().filter((title) => within(cardOf(title)).queryByText('Ended'));
      expect(ended).toEqual(['Task 0']);
    },
  );

  test('WD-6 work is handed in with the day where the worker is', { tags: 'thorough' }, async () => {
    stopTheClock();
    const answers = [http.post('*/api/submissions', () => HttpResponse.json({})), ...offering([aTask()])];
    const app = await openTask({ answers });
    await write(app.user, field(), 'Twelve sparrows.');
    await app.user.click(submit());
    await screen.findByText('Your work has been saved');
    expect(app.bodies('POST', '/submissions')).toMatchObject([{ current_date: today }]);
  });

  test(
    'AH-6 withdrawals are narrowed to the days on which they were asked for there',
    { tags: 'thorough' },
    async () => {
      const requests = [before, first, last, after].map((withdraw_date, i) => aWithdrawal(i, { withdraw_date }));
      const filter = { withdraw_date_gte: today, withdraw_date_lte: today };
      await openHome({ answers: pending(requests) }, address(ADMIN_HOME, filter));
      await waitFor(() => expect(screen.getByText('1–2 of 2')).toBeVisible());
      const dates = [...document.querySelectorAll('[role="gridcell"][data-field="withdraw_date"]')];
      // Below each stands for how long it has waited.
      expect(dates.map((cell) => cell.querySelector('span > span')?.textContent)).toEqual([inWords[1], inWords[1]]);
    },
  );

  test('C-25 a server that pages lists is told the moments of the day there, and days as they are', async () => {
    const env = { VITE_SERVER_PAGING: 'true' };
    const filtersSent = (requests: readonly Sent[], path: string) =>
      requests
        .filter((sent) => sent.path.startsWith(path))
        .map((sent) => JSON.parse(new URLSearchParams(sent.path.split('?')[1]).get('filter') ?? 'null') as unknown);
    const between = { withdraw_date_gte: today, withdraw_date_lte: today };
    const home = await renderApp(address(ADMIN_HOME, between), { as: 'admin', env });
    await waitFor(() =>
      expect(filtersSent(home.requests, '/withdrawRequests')).toContainEqual({
        withdraw_date_gte: first,
        withdraw_date_lte: last,
      }),
    );
    await allAnswered(home);
    await act(() => home.router.navigate(address('/Dashboard/managetask', { completionDate_gte: today })));
    await waitFor(() =>
      expect(filtersSent(home.requests, '/allTaskForAdmin')).toContainEqual({ completionDate_gte: today }),
    );
    await allAnswered(home);
  });
});
