import { act, fireEvent, screen, waitFor, within } from '#tests/support/rendering.ts';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { windowWidth } from '#tests/support/windowWidth.ts';
import '#resources/tasks/taskList/TaskRows.tsx';
import { allAnswered } from '../support/adminHome.ts';
import { aTask, offering, openTaskList, titlesShown } from '../support/work.ts';

/**
 * Milliseconds after the last key until the product searches. They are replaced by more, because a busy machine takes
 * long for a key.
 */
const PAUSE = 250;
const LONG = 3_000;
beforeEach(() => {
  const wait = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) =>
    wait(run, ms === PAUSE ? LONG : ms),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});
const longAfter = () => new Promise((resolve) => setTimeout(resolve, LONG + 500));

const answers = offering([aTask(), aTask({ _id: 't2', taskTitle: 'Sort stones' })]);
const searchBox = () => screen.findByRole('searchbox', { name: 'Search' });
const filterInAddress = (): unknown => JSON.parse(new URLSearchParams(location.search).get('filter') ?? '{}');

test.each([
  ['a press', (user: UserEvent, button: HTMLElement) => user.click(button)],
  [
    'a tap that leaves the keyboard in the box, as on iOS',
    (_: UserEvent, button: HTMLElement) => fireEvent.click(button),
  ],
])(
  'WT-3 what was just typed is searched for when %s shows the list another way',
  { tags: 'thorough' },
  async (_, press) => {
    windowWidth(1440);
    const app = await openTaskList({ answers });
    await app.user.type(await searchBox(), 'stones');
    await press(app.user, within(screen.getByRole('group', { name: 'Show as' })).getByRole('button', { name: 'List' }));
    expect(await screen.findByRole('row', { name: /Sort stones/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Count the birds/ })).not.toBeInTheDocument());
    expect(await searchBox()).toHaveValue('stones');
    expect(filterInAddress()).toEqual({ q: 'stones' });
    await allAnswered(app);
  },
);

test('WT-3 what was just typed goes with its list, and filters no other', { tags: 'thorough' }, async () => {
  const app = await openTaskList({ answers });
  await app.user.type(await searchBox(), 'stones');
  await act(() => app.router.navigate('/Dashboard/workerSubmission'));
  await screen.findByRole('heading', { level: 1, name: 'My Submissions' });
  await longAfter();
  expect(location.pathname).toBe('/Dashboard/workerSubmission');
  expect(location.search).not.toContain('stones');
  await allAnswered(app);
});

test.each([
  ['Not done yet', { notDone: true }],
  ['All tasks', {}],
])(
  'WT-3 the view %j that is chosen right after typing wins, and the box is empty',
  { tags: 'thorough' },
  async (view, filter) => {
    const app = await openTaskList({ answers });
    await app.user.type(await searchBox(), 'stones');
    await app.user.click(screen.getByRole('button', { name: /^View: All/ }));
    await app.user.click(await screen.findByRole('menuitemradio', { name: view }));
    const isChosen = () => {
      expect(filterInAddress()).toEqual(filter);
      expect(screen.getByRole('searchbox', { name: 'Search', hidden: true })).toHaveValue('');
      expect(titlesShown()).toHaveLength(2);
    };
    await waitFor(isChosen);
    await longAfter();
    isChosen();
    await allAnswered(app);
  },
);
