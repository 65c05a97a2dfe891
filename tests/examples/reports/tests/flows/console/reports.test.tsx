import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { changeLanguage } from '#i18n/i18nProvider.ts';
import { reports } from '#tests/faults/reportCalls.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { catchDownloads } from '../support/downloads.ts';

const open = (as: 'admin' | 'worker' = 'admin') =>
  renderApp(reports.path, { as, ...(reports.marketplaceOf && { marketplaceOf: reports.marketplaceOf }) });

test('an admin sees the reported tasks, opens one, and exports them', async () => {
  const { lines } = catchDownloads();
  const { user } = await open();
  await user.click(await screen.findByText('Log in at example.com, 1'));
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText('Asks for a password, 1.')).toBeInTheDocument();
  expect(document.title).toBe('AdminReports');
  await user.click(panel.getByText('Close'));
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(async () => expect(await lines()).toHaveLength(3));
});

test('the list of reported tasks is in Bangla, too', async () => {
  await changeLanguage('bn');
  await open();
  expect(await screen.findByRole('heading', { name: 'অভিযোগ আসা কাজ' })).toBeInTheDocument();
  await changeLanguage('en');
});

test('a worker has no list of reported tasks, and asks for none', async () => {
  const { requests } = await open('worker');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(reports.about)).toBeNull();
  expect(requests.some(({ path }) => path.startsWith('/reports'))).toBe(false);
});
