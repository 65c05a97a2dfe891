import { act, screen, waitFor } from '#tests/support/rendering.ts';
import { describe, expect, test } from 'vitest';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { allAnswered } from '../support/adminHome.ts';
import { factsIn } from '../support/details.ts';
import { questionGone } from '../support/manageUsers.ts';
import { handIn, oops, openRealTask, posts } from '../support/submitWork.ts';
import { field } from '../support/work.ts';
import { write } from '../support/write.ts';

describe('C-60 handing in again', () => {
  test(
    'WD-9 while the first waits the server refuses with its sentence, and the text stays',
    { tags: 'thorough' },
    async () => {
      expectConsoleError(/ApiError/);
      const app = await openRealTask();
      const places = () => factsIn(screen.getByRole('region', { name: 'About this task' }))['Required workers'];
      const before = Number(places());
      await handIn(app);
      await screen.findByText('Your work is with the buyer and waits for review.');
      await waitFor(() => expect(places()).toBe(String(before - 1)));
      await allAnswered(app);
      await handIn(app, 'A second try.');
      expect(await oops()).toHaveAccessibleDescription(
        'Something went wrong! You have already submitted this task: another is taken only after a rejection.',
      );
      await app.user.keyboard('{Escape}');
      await questionGone();
      expect(field()).toHaveValue('A second try.');
      expect(screen.getByText('Your work is with the buyer and waits for review.')).toBeVisible();
      expect(posts(app)).toHaveLength(2);
      await allAnswered(app);
    },
  );

  test('WD-10 after a rejection another is taken, and takes its place', { tags: 'thorough' }, async () => {
    const app = await openRealTask();
    const { simulation } = app;
    await handIn(app);
    await screen.findByText('Your work is with the buyer and waits for review.');
    // A list that is still on its way was read before what comes next.
    await allAnswered(app);
    const first = simulation.state().marketplace.submissions.at(-1);
    // What the server has heard of it since takes the place of what was just sent.
    for (const [status, says] of [
      ['approved', 'Your work was approved. The coins are yours.'],
      ['rejected', 'Your work was rejected.'],
    ] as const) {
      await simulation.store.transaction((tx) => tx.change('submissions', first?._id ?? '', {}, { status }));
      await app.queryClient.invalidateQueries();
      expect(await screen.findByText(says)).toBeVisible();
      expect(screen.queryByText('Your work is with the buyer and waits for review.')).not.toBeInTheDocument();
    }
    await allAnswered(app);
    await handIn(app, 'A second try.');
    expect(await screen.findByText('Your work is with the buyer and waits for review.')).toBeVisible();
    expect(screen.getByText('A second try.', { selector: 'p' })).toBeVisible();
    expect(screen.queryByText('Your work was rejected.')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Your work' })).toHaveFocus());
    await allAnswered(app);
    expect(screen.getByText('A second try.', { selector: 'p' })).toBeVisible();
    expect(
      simulation
        .state()
        .marketplace.submissions.slice(-2)
        .map(({ status }) => status),
    ).toEqual(['rejected', 'pending']);
    // Whoever comes back later is told of the second as well.
    const here = location.pathname;
    await act(() => app.router.navigate('/Dashboard/workerTaskList'));
    await waitFor(() => expect(screen.queryByText('A second try.')).not.toBeInTheDocument());
    await act(() => app.router.navigate(here));
    expect(await screen.findByText('A second try.', { selector: 'p' })).toBeVisible();
    expect(screen.queryByText('Your work was rejected.')).not.toBeInTheDocument();
    await allAnswered(app);
  });
});

test('WD-3 C-05 what was written for a task that was taken down is still there, to be copied', async () => {
  expectConsoleError(/ApiError/);
  const app = await openRealTask();
  const [here, id = ''] = [location.pathname, location.pathname.split('/').at(-1)];
  await write(app.user, field(), 'Twelve sparrows.');
  await act(() => app.router.navigate('/Dashboard/workerTaskList'));
  await screen.findAllByRole('link', { name: 'View Details' });
  await app.simulation.store.transaction((tx) => tx.change('tasks', id, {}, { closed: true }));
  await act(() => app.router.navigate(here));
  expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing here any more' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'What you wrote for it is kept on this device' })).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Copy your text' }));
  expect(await navigator.clipboard.readText()).toBe('Twelve sparrows.');
  await app.user.click(screen.getByRole('button', { name: 'Discard it' }));
  await waitFor(() => expect(screen.queryByText('Twelve sparrows.')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
