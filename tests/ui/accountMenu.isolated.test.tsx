import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AccountMenu } from '#console/shell/TopBar.tsx';
import { AppTheme } from '#ui/theme/AppTheme.tsx';

const { loadAnew } = vi.hoisted(() => ({ loadAnew: vi.fn(() => Promise.resolve(true)) }));
vi.mock('#loading/loadAnew.ts', () => ({ loadAnew }));
vi.mock('#console/shell/AccountPanel.tsx', () => {
  throw new Error('Failed to fetch');
});
vi.mock('#authProvider/SessionContext.tsx', () => ({ useSessionState: () => ({ record: { name: 'Ada' } }) }));

test('a panel whose code did not come is asked for by another page when it is opened again', async () => {
  render(
    <AppTheme>
      <AccountMenu />
    </AppTheme>,
  );
  const picture = screen.getByRole('button', { name: /account/i });
  await userEvent.click(picture);
  expect(loadAnew).not.toHaveBeenCalled();
  await waitFor(async () => {
    await userEvent.click(picture);
    expect(loadAnew).toHaveBeenCalled();
  });
});
