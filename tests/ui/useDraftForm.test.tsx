import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoreContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { createStore } from '#console/store.ts';
import { useDraftForm } from '#ui/forms/useDraftForm.ts';

const Letter = () => {
  const { register, restored, discard } = useDraftForm('letter', { title: '', text: '' });
  return (
    <form>
      <input aria-label="Title" {...register('title')} />
      <textarea aria-label="Text" {...register('text')} />
      <p role="status">{restored ? 'restored' : 'fresh'}</p>
      <button type="button" onClick={() => discard()}>
        Discard
      </button>
      <button type="button" onClick={() => discard({ title: 'Dear', text: '' })}>
        Next
      </button>
    </form>
  );
};

/** Opens a tab: a store and a page that know only what the browser has stored for this user. */
const openTab = (email = 'ann@example.test') => {
  const { container, unmount } = render(
    <StoreContextProvider value={createStore(email)}>
      <Letter />
    </StoreContextProvider>,
  );
  const parts = within(container);
  return {
    text: parts.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }),
    press: (name: string) => userEvent.click(parts.getByRole('button', { name })),
    leave: unmount,
  };
};
/** Opens the only tab; returns a function that closes it. */
const visit = (email?: string) => openTab(email).leave;
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });

test('what was typed is there on the next visit, letter by letter', async () => {
  const leave = visit();
  await userEvent.type(text(), 'Dear 🦊');
  leave();
  visit();
  expect(text().value).toBe('Dear 🦊');
  expect(screen.getByRole('status').textContent).toBe('restored');
});

test('nobody else sees it', async () => {
  const leave = visit();
  await userEvent.type(text(), 'Dear');
  leave();
  visit('bo@example.test');
  expect(text().value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('fresh');
});

test('discarded, or emptied by hand, it is gone', async () => {
  const leave = visit();
  await userEvent.type(text(), 'Dear');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(text().value).toBe('');
  await userEvent.type(text(), 'D{Backspace}');
  leave();
  expect(Object.keys(localStorage).filter((key) => key.includes('letter'))).toEqual([]);
});

test.each(['{"text":5}', '"text"', '[]', 'null', '{"other":"x"}', '{'])('a draft of %s is no draft', (kept) => {
  localStorage.setItem('RaStore:ann@example.test.draft.letter', kept);
  visit();
  expect(text().value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('fresh');
});

test('fields that an older form did not have stand empty', () => {
  localStorage.setItem('RaStore:ann@example.test.draft.letter', '{"text":"Dear","gone":"x"}');
  visit();
  expect(text().value).toBe('Dear');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('');
});

test.each(['Discard', 'Next'])('%s in one tab leaves what another one has typed since', async (name) => {
  const one = openTab();
  const other = openTab();
  await userEvent.type(one.text, 'of one');
  await userEvent.type(other.text, 'of another');
  // To leave a field is not to type into it.
  await userEvent.click(one.text);
  await one.press(name);
  expect(one.text.value).toBe('');
  one.leave();
  other.leave();
  visit();
  expect(text().value).toBe('of another');
});

test('a text that is discarded in one tab is gone, whichever of two tabs has typed it', async () => {
  const other = openTab();
  await userEvent.type(other.text, 'Dear');
  const one = openTab();
  expect(one.text.value).toBe('Dear');
  await one.press('Discard');
  await userEvent.click(other.text);
  await userEvent.tab();
  one.leave();
  other.leave();
  visit();
  expect(text().value).toBe('');
});
