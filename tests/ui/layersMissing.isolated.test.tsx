import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppTheme } from '#ui/theme/AppTheme.tsx';
import { ConfirmProvider } from '#ui/dialogs/ConfirmProvider.tsx';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { useNotices } from '#ui/notices/useNotices.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';

vi.mock('#ui/layers.ts', () => {
  throw new Error('Failed to fetch');
});

const answers: boolean[] = [];

const Speaker = () => {
  const { failure, dialog } = useNotices();
  const confirm = useConfirm();
  const ask = async () => {
    answers.push(await confirm({ subject: 'Ada', warning: 'This action cannot be undone!' }));
  };
  return (
    <>
      <button onClick={() => failure(() => 'The task was not saved.')}>save</button>
      <button
        onClick={() =>
          dialog(
            () => 'Error!',
            () => 'Something went wrong!',
          )
        }
      >
        remove
      </button>
      <button onClick={() => void ask()}>ask</button>
    </>
  );
};

beforeEach(() => {
  answers.length = 0;
  expectConsoleError(/error when mocking a module/);
  render(
    <AppTheme>
      <NoticesProvider>
        <ConfirmProvider>
          <Speaker />
        </ConfirmProvider>
      </NoticesProvider>
    </AppTheme>,
  );
});

test('what is said is read out, though the code of toasts and dialogs cannot be had', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The task was not saved.');
  await user.click(screen.getByRole('button', { name: 'remove' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Error! Something went wrong!');
});

test('a question that cannot be asked is answered with no', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'ask' }));
  await act(async () => {
    await vi.waitFor(() => expect(answers).toEqual([false]));
  });
});
