import { act, screen, within } from '#tests/support/rendering.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { dayOf } from '#domain/moments.ts';
import { aSubmission } from '#tests/support/aSubmission.ts';
import { allAnswered } from '../support/adminHome.ts';
import { asked } from '../support/manageUsers.ts';
import { openWorker, submitted, WORKER_HOME } from '../support/submissions.ts';

const today = dayOf(new Date());
const rows = [
  aSubmission(1, { status: 'approved', payable_amount: 1200, current_date: today }),
  aSubmission(2, { status: 'approved', payable_amount: 30, current_date: '2020-01-01' }),
  aSubmission(3, { status: 'rejected' }),
  aSubmission(4, { status: 'pending', payable_amount: 55 }),
];

let scrollThere: () => void = () => {};
const watch = () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: unknown[]) => void) {
        scrollThere = () => tell([{ isIntersecting: true }]);
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
};
afterEach(() => vi.unstubAllGlobals());

test('WH-1 below the list stand the earnings; their chart and their call come when they are scrolled to', async () => {
  watch();
  const app = await openWorker(WORKER_HOME, { answers: submitted(rows) });
  const all = `GET /submission?email=${demoPeople.worker}`;
  expect(asked(app.requests)).not.toContain(all);
  await act(() => scrollThere());
  const section = within(screen.getByRole('region', { name: 'Earnings' }));
  const figures = within(await section.findByRole('region', { name: 'Balance, pending work and approval rate' }));
  expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^\d+$/),
    expect.stringMatching(/^\$\d+\.\d\d$/),
    '55',
    '$2.75',
    '67%',
  ]);
  expect(asked(app.requests).filter((call) => call === all)).toHaveLength(1);
  await app.user.click(section.getByRole('button', { name: 'Show as table' }));
  const weeks = within(
    within(section.getByRole('figure', { name: 'Earnings per week' })).getByRole('table'),
  ).getAllByRole('row');
  // Of twelve weeks those that brought nothing before the first that did are left out, down to six.
  expect(weeks).toHaveLength(7);
  expect(weeks.at(-1)).toHaveTextContent(/1,200$/);
  const buyers = within(section.getByRole('table', { name: 'By buyer' })).getAllByRole('row');
  expect(buyers.map(({ textContent }) => textContent)).toEqual(['BuyerApprovedCoins', 'Mateo Silva21,230']);
  await allAnswered(app);
});
