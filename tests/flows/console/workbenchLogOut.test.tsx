import { act, screen, waitFor } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { aSubmission } from '#tests/support/aSubmission.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { BUYER_HOME, reviewRow } from '../support/reviews.ts';
import { signInAs } from '../support/signIn.ts';
import { kept, left, openBench, verdictsSent } from '../support/workbench.ts';

afterEach(() => {
  vi.useRealTimers();
});

const three = [aSubmission(1), aSubmission(2), aSubmission(3)];
type App = Awaited<ReturnType<typeof openBench>>;

const logOut = (app: App) => app.user.click(screen.getByText('LogOut', { selector: 'button' }));
const signedOut = async (app: App) => {
  await waitFor(() => expect(app.session.state().user).toBeNull());
  expect(location.pathname).toBe('/');
};
/** Signs in as the same buyer on the same page; resolves to the question about the held verdicts. */
const comeBack = async (app: App) => {
  await act(() => app.router.navigate('/login', { state: { from: BUYER_HOME } }));
  await signInAs(app.user, 'buyer');
  return left();
};

test('NAV-10 BH-10 LogOut sends what is held, and only then signs out', { tags: 'thorough' }, async () => {
  const here: boolean[] = [];
  const look = http.patch('*/api/*', () => void here.push(app.session.state().user !== null));
  const app: App = await openBench(three, { answers: [look] });
  await app.user.keyboard('ar');
  await logOut(app);
  await signedOut(app);
  expect(verdictsSent(app.requests)).toEqual(['/approveSubmission s1', '/rejectSubmission s2']);
  expect(here).toEqual([true, true]);
  expect(kept()).toEqual([]);
});

test(
  'NAV-10 LogOut waits 4 s for a server that does not answer; what is left is asked about at the next visit',
  { tags: 'thorough' },
  async () => {
    let answer: () => void = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const app = await openBench(three, { answers: [http.patch('*/api/approveSubmission', () => slow)] });
    await app.user.keyboard('ar');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await logOut(app);
    vi.setTimerTickMode('manual');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(app.session.state().user).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await signedOut(app);
    vi.useRealTimers();
    expect(kept()).toEqual(['s1 begun', 's2 held']);
    answer();
    await waitFor(() => expect(kept()).toEqual(['s2 held']));
    expect(verdictsSent(app.requests)).toEqual(['/approveSubmission s1']);
    expect(await comeBack(app)).toHaveTextContent('1 verdict was not sent. Send it now?');
    await screen.findByText('worker2@example.test');
    await waitFor(() => expect(screen.queryByText('Will be sent')).not.toBeInTheDocument());
    expect(reviewRow('worker2@example.test').getByRole('button', { name: 'Approve' })).toBeVisible();
  },
);

test('BH-15 a verdict that fails at LogOut is told by the next visit, as nobody would read it now', async () => {
  expectConsoleError(/ApiError/);
  const fail = http.patch('*/api/approveSubmission', () => HttpResponse.json({}, { status: 500 }));
  const app = await openBench(three, { answers: [fail] });
  await app.user.keyboard('ar');
  await logOut(app);
  await signedOut(app);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(verdictsSent(app.requests)).toEqual(['/approveSubmission s1']);
  expect(kept()).toEqual(['s1 begun', 's2 held']);
  expect(await comeBack(app)).toHaveTextContent('2 verdicts were not sent. Send them now?');
});

test('C-27 a session that a refused verdict ends at LogOut ends once, and keeps them', async () => {
  expectConsoleError(/ApiError/);
  const refuse = http.patch('*/api/approveSubmission', () =>
    HttpResponse.json({ message: 'unauthorized access' }, { status: 401 }),
  );
  const app = await openBench(three, { answers: [refuse] });
  await app.user.keyboard('ar');
  await logOut(app);
  await screen.findByRole('button', { name: 'Login' });
  expect(verdictsSent(app.requests)).toEqual(['/approveSubmission s1']);
  await waitFor(() => expect(kept()).toHaveLength(2));
});

test('a sign-out in another tab sends nothing, and keeps them', async () => {
  const app = await openBench(three);
  await app.user.keyboard('ar');
  await act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'access-token', oldValue: 'x', newValue: null }));
  });
  await screen.findByRole('button', { name: 'Login' });
  expect(verdictsSent(app.requests)).toEqual([]);
  expect(kept()).toEqual(['s1 held', 's2 held']);
});
