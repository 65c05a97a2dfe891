import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { roles } from '#domain/entities.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const content = () => within(screen.getByRole('main'));

test('ABOUT-1 ABOUT-2 tells anybody about the marketplace, without asking a server', async () => {
  const { router, requests } = await renderApp('/aboutUs');
  expect(await screen.findByRole('heading', { level: 1, name: 'About TaskCoin' })).toBeVisible();
  const sections = content().getAllByRole('heading', { level: 2 });
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    'For buyers',
    'For workers',
    'One simple currency',
    'What to expect',
    'How it works',
    'What coins cost',
    'Have a look for yourself',
  ]);
  const prices = content().getByRole('heading', { name: 'What coins cost' }).closest('section');
  expect([...(prices?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '10 coins$110 coins for a dollar',
    '150 coins$1015 coins for a dollar',
    '500 coins$2025 coins for a dollar',
    '1,000 coins$3528.57 coins for a dollar',
  ]);
  expect(content().getByText('From 200 coins on, through Bkash, Rocket, Nagad or another system.')).toBeVisible();
  expect(content().getByText(/^When you withdraw, 20 coins are one dollar/)).toHaveTextContent(
    'New workers start with 10 coins and new buyers with 50. Withdrawals begin at 200 coins.',
  );
  expect(router.state.location.pathname).toBe('/aboutUs');
  expect(requests).toEqual([]);
});

test.each(roles)('ABOUT-2 so it does for the %s', { tags: 'thorough' }, async (role) => {
  const { user, requests } = await renderApp('/', { as: role });
  await screen.findByRole('img', { name: /balance/ });
  // The front page asks for its own list, which may take longer.
  await waitFor(() => {
    expect(requests.map(({ path }) => path)).toContain('/bestWorker');
  });
  const before = requests.length;
  await user.click(screen.getByRole('link', { name: 'About Us' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'About TaskCoin' })).toBeVisible();
  expect(requests).toHaveLength(before);
});
