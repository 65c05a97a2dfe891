import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FieldDialog } from '#ui/dialogs/FieldDialog.tsx';

type AskProps = { onSubmit: (value: string) => void };

const Ask = ({ onSubmit }: AskProps) => {
  const [open, setOpen] = useState(true);
  return (
    <FieldDialog
      open={open}
      title="Refund this purchase?"
      about="150 coins"
      consequence="The coins are taken back."
      label="Dollars"
      initial="10"
      verb="Refund"
      check={() => true}
      onSubmit={onSubmit}
      onClose={() => setOpen(false)}
    />
  );
};

test('BP-14 a press or Enter in a dialog that is closing does nothing', async () => {
  const onSubmit = vi.fn();
  render(<Ask onSubmit={onSubmit} />);
  const button = screen.getByRole('button', { name: 'Refund' });
  const field = screen.getByRole('textbox');
  await act(async () => button.click());
  expect(onSubmit).toHaveBeenCalledOnce();
  // The closing transition goes on.
  expect(button).toBeInTheDocument();
  await act(async () => button.click());
  await act(async () => field.closest('form')?.requestSubmit());
  expect(onSubmit).toHaveBeenCalledOnce();
});
