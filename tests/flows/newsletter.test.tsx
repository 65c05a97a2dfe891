import { fireEvent, screen } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { openHome, stopTime } from './support/home.ts';

const EMPTY = 'Please enter a valid email address.';
const THANKS = 'Thank you for subscribing!';
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your email' });
const submit = () => screen.getByRole('button', { name: 'Subscribe' });

test('HOME-27 a field for an address and a button, in a form that puts nothing into the address bar', async () => {
  await openHome();
  expect(field()).toHaveAttribute('type', 'email');
  expect(submit()).toHaveAttribute('type', 'submit');
  expect(field().form).toBe(submit().closest('form'));
  expect(field().form).toHaveAttribute('method', 'post');
  expect(field().form).toHaveAttribute('novalidate');
});

test('HOME-28 nothing entered: the text, beside the field that has the keyboard now', async () => {
  const { user } = await openHome();
  await user.click(submit());
  expect(screen.getByText(EMPTY)).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(EMPTY);
  await user.keyboard('a');
  expect(screen.queryByText(EMPTY)).toBeNull();
});

test.each([
  ['HOME-29', 'ada@example.test'],
  ['HOME-29', 'no address at all'],
])('%s HOME-30 HOME-31 "%s" is thanked for, for a second, and nothing is sent', async (_id, words) => {
  const { requests } = await openHome();
  const before = requests.length;
  const pass = stopTime();
  fireEvent.change(field(), { target: { value: words } });
  fireEvent.click(submit());
  expect(screen.getByText(THANKS)).toBeVisible();
  expect(field()).toHaveValue(words);
  expect(field()).toHaveAttribute('aria-invalid', 'false');
  await pass(999);
  expect(screen.getByText(THANKS)).toBeVisible();
  await pass(1);
  expect(screen.queryByText(THANKS)).toBeNull();
  expect(field()).toHaveValue('');
  expect(requests.slice(before).filter(({ path }) => path !== '/bestWorker')).toEqual([]);
});
