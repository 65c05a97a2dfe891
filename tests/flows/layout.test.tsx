import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { describe, expect, test } from 'vitest';
import type { Role } from '#domain/entities.ts';
import { product } from '#product.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { homeShown, usersShown } from './support/pages.ts';

/**
 * Checks that the page has bar, content and footer in this order, and that its only h1 is this heading in the content.
 */
const expectLayout = (heading: string) => {
  const [bar, content, footer] = [
    screen.getByRole('banner'),
    screen.getByRole('main'),
    screen.getByRole('contentinfo'),
  ];
  expect(bar.compareDocumentPosition(content) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(content.compareDocumentPosition(footer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(bar).getByRole('link', { name: 'Home' })).toBeVisible();
  expect(within(footer).getByText('Providing reliable tech since 1992')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toEqual([
    within(content).getByRole('heading', { level: 1, name: heading }),
  ]);
};

describe('LAY-1 one layout is around every page', () => {
  test.each([
    ['LAY-1', '/', 'Post small tasks, or earn by doing them'],
    ['LAY-1', '/login', 'Welcome back'],
    ['LAY-1', '/register', 'Create your account'],
    ['LAY-1', '/aboutUs', 'About TaskCoin'],
    ['LAY-1', '/no/such/page', 'This page does not exist'],
    ['LAY-1', '/Dashboard/noSuchPage', 'This page does not exist'],
  ])('%s %s', async (_id, path, heading) => {
    await renderApp(path);
    await screen.findByRole('heading', { name: heading });
    expectLayout(heading);
  });

  test.each([
    ['LAY-1', '/Profile', 'worker', 'Profile'],
    ['LAY-1', '/Dashboard/manageuser', 'admin', 'Manage Users'],
  ] as const)('%s %s', { tags: 'thorough' }, async (_id, path, role: Role, heading) => {
    windowWidth(1440);
    await renderApp(path, { as: role });
    await screen.findByRole('heading', { name: heading });
    if (role === 'admin') await usersShown();
    expectLayout(heading);
  });
});

test(
  'LAY-2 bar and footer stay the same elements while the visitor moves, and no document is loaded',
  { tags: 'thorough' },
  async () => {
    const { user, requests } = await renderApp('/');
    const [bar, footer] = [await screen.findByRole('banner'), screen.getByRole('contentinfo')];
    for (const [link, heading] of [
      ['About Us', 'About TaskCoin'],
      ['Login', 'Welcome back'],
      ['Register', 'Create your account'],
      ['Home', 'Post small tasks, or earn by doing them'],
    ] as const) {
      await user.click(screen.getByRole('link', { name: link }));
      const title = await screen.findByRole('heading', { level: 1, name: heading });
      await waitFor(() => {
        expect(title).toHaveFocus();
      });
      expect(screen.getByRole('banner')).toBe(bar);
      expect(screen.getByRole('contentinfo')).toBe(footer);
    }
    // The landing page asks for its best workers whenever it is opened.
    expect(requests.filter(({ path }) => path !== '/bestWorker')).toEqual([]);
  },
);

test('LAY-2 so they do on the way to the Dashboard', { tags: 'thorough' }, async () => {
  const app = await renderApp('/', { as: 'admin' });
  const [bar, footer] = [await screen.findByRole('banner'), screen.getByRole('contentinfo')];
  await app.user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await homeShown(app);
  expect(screen.getByRole('banner')).toBe(bar);
  expect(screen.getByRole('contentinfo')).toBe(footer);
});

describe('the footer', () => {
  const footer = async () => within(await screen.findByRole('contentinfo'));

  test('FOOT-1 FOOT-2 names the product, the company, and since when', async () => {
    await renderApp('/');
    const inFooter = await footer();
    expect(inFooter.getByText('TaskCoin')).toBeVisible();
    expect(inFooter.getByText(product.company.en ?? '')).toBeVisible();
    expect(inFooter.getByText('Providing reliable tech since 1992')).toBeVisible();
  });

  test('FOOT-3 links to a video site and a social network', async () => {
    await renderApp('/');
    const inFooter = await footer();
    expect(inFooter.getByRole('link', { name: 'Our video channel' })).toHaveAttribute('href', product.videoSiteUrl);
    expect(inFooter.getByRole('link', { name: 'Our social network page' })).toHaveAttribute(
      'href',
      product.socialNetworkUrl,
    );
    for (const url of [product.videoSiteUrl, product.socialNetworkUrl]) expect(new URL(url).protocol).toBe('https:');
  });

  test('FOOT-4 has a third picture, which is no link and takes no focus', async () => {
    await renderApp('/');
    const inFooter = await footer();
    expect(inFooter.getAllByRole('link')).toHaveLength(2);
    const icons = inFooter.getByRole('group', { name: 'Social links' }).querySelectorAll('svg');
    expect(icons).toHaveLength(3);
    expect(icons[2]?.closest('a, button, [tabindex], [href]')).toBeNull();
    const decoration = icons[2]?.parentElement;
    expect(decoration).toHaveAttribute('aria-hidden', 'true');
    expect(decoration).toHaveStyle({ pointerEvents: 'none' });
    const colorOf = (element: Element | null | undefined) => element && getComputedStyle(element).color;
    expect(colorOf(decoration)).not.toBe(colorOf(icons[1]?.closest('a')));
  });
});
