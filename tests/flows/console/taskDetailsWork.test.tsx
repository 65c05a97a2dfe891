import { expect, test } from 'vitest';
import { screen, within } from '#tests/support/rendering.ts';
import { aSubmission, aTask, offering, openTask, submit } from '../support/work.ts';

const sentences: Readonly<Record<string, string>> = {
  pending: 'Your work is with the buyer and waits for review.',
  approved: 'Your work was approved. The coins are yours.',
  rejected: 'Your work was rejected.',
  odd: 'Your work was rejected.',
};

test.each(Object.entries(sentences))(
  'WD-3 what was submitted already stands first, with its state, and below it the form: %s (C-60)',
  { tags: 'thorough' },
  async (status, says) => {
    await openTask({ answers: offering([aTask()], [aSubmission({ status })]) });
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.getByText('Already submitted')).toBeVisible();
    const inOrder = [
      screen.getByRole('heading', { level: 2, name: 'Your work' }),
      screen.getByText(statuses[status] ?? 'Rejected', { selector: 'main *' }),
      screen.getByText('Twelve sparrows.'),
      within(screen.getByRole('main')).getByRole('link', { name: 'My Submissions' }),
      screen.getByRole('heading', { level: 2, name: 'Submit Your Work' }),
      screen.getByText('You have handed this in; a second may be refused.'),
      screen.getByRole('textbox', { name: 'Submission details' }),
      submit(),
    ];
    expect(inOrder.toSorted(byPlace)).toEqual(inOrder);
  },
);

test('WD-3 nothing was handed in: no such sentence (C-60)', { tags: 'thorough' }, async () => {
  await openTask({ answers: offering([aTask()], [aSubmission({ task_id: 'another' })]) });
  expect(screen.queryByText(/a second may be refused/)).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Your work' })).not.toBeInTheDocument();
  expect(submit()).toBeVisible();
});

test.each([
  ['the latest', ['rejected', 'pending'], ['2026-06-01', '2026-06-02'], 1],
  ['the latest, however the server lists them', ['pending', 'rejected'], ['2026-06-02', '2026-06-01'], 0],
  ['the one that counts, of the same day', ['pending', 'rejected'], ['2026-06-01', '2026-06-01'], 0],
  ['the one that counts, though a later one was rejected', ['approved', 'rejected'], ['2026-06-01', '2026-06-02'], 0],
  ['the one that counts, whatever a later one is called', ['pending', 'expired'], ['2026-06-01', '2026-06-02'], 0],
  ['the latest of those rejected', ['rejected', 'rejected'], ['2026-06-02', '2026-06-01'], 0],
])('WD-3 of several submissions %s is shown (C-60)', { tags: 'thorough' }, async (_, states, days, place) => {
  const several = states.map((status, at) =>
    aSubmission({ _id: `s${at}`, status, current_date: days[at] ?? '', submission_details: `The words ${at}.` }),
  );
  await openTask({ answers: offering([aTask()], several) });
  expect(await screen.findByText(`The words ${place}.`)).toBeVisible();
  expect(screen.queryByText(`The words ${1 - place}.`)).not.toBeInTheDocument();
  expect(screen.getByText(sentences[states[place] ?? ''] ?? '')).toBeVisible();
});

test(
  'WD-3 a task that has ended is marked, and can be submitted all the same (C-49)',
  { tags: 'thorough' },
  async () => {
    await openTask({ answers: offering([aTask({ completionDate: '2020-01-01' })]) });
    expect(screen.getByText('Ended')).toBeVisible();
    expect(screen.getByText(/^The completion date has passed\./)).toBeVisible();
    expect(submit()).toBeVisible();
  },
);

const statuses: Readonly<Record<string, string>> = { pending: 'Pending', approved: 'Approved' };
const byPlace = (one: HTMLElement, other: HTMLElement) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
