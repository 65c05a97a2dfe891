import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { describe, expect, test } from 'vitest';
import { roles } from '#domain/entities.ts';
import { product } from '#product.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { allAnswered } from './support/adminHome.ts';
import { recordOf } from './support/record.ts';

const bar = () => within(screen.getByRole('banner'));
const links = () =>
  bar()
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
/** Keys under which Firebase has stored who is signed in. */
const remembered = () => Object.keys(localStorage).filter((key) => key.startsWith('firebase:authUser'));

describe('its links', () => {
  test.each([
    ['NAV-1 NAV-2 NAV-6', '/'],
    ['NAV-3 NAV-4 NAV-5', '/aboutUs'],
    ['NAV-5 NAV-9', '/login'],
  ])('%s for nobody in particular', async (_ids, path) => {
    const { session } = await renderApp(path);
    await session.settled();
    await screen.findByRole('heading', { level: 1 });
    expect(links()).toEqual([
      ['Home', '/'],
      ['About Us', '/aboutUs'],
      ['Join As Developer', product.repositoryUrl],
      ['Login', '/login'],
    ]);
    expect(new URL(product.repositoryUrl).origin).not.toBe(location.origin);
    expect(bar().queryByRole('button', { name: 'LogOut' })).toBeNull();
    expect(bar().queryByRole('img')).toBeNull();
  });

  test.each([
    ['NAV-1 NAV-2 NAV-6', 'admin'],
    ['NAV-3 NAV-4 NAV-5', 'buyer'],
    ['NAV-5 NAV-9', 'worker'],
  ] as const)('%s for a signed-in %s', { tags: 'thorough' }, async (_ids, role) => {
    await renderApp('/aboutUs', { as: role });
    await screen.findByRole('heading', { level: 1 });
    expect(links()).toEqual([
      ['Home', '/'],
      ['About Us', '/aboutUs'],
      ['Dashboard', '/Dashboard'],
      ['Profile', '/Profile'],
      ['Join As Developer', product.repositoryUrl],
    ]);
    expect(bar().getByRole('button', { name: 'LogOut' })).toBeEnabled();
  });

  test('the one to the current page says so', { tags: 'thorough' }, async () => {
    const { user } = await renderApp('/aboutUs');
    await screen.findByRole('heading', { name: 'About TaskCoin' });
    expect(bar().getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
    await user.click(bar().getByRole('link', { name: 'Home' }));
    // The page's code may still be on its way.
    await waitFor(() => expect(bar().getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page'));
    expect(bar().getByRole('link', { name: 'About Us' })).not.toHaveAttribute('aria-current');
  });

  test('NAV-3 the one to the Dashboard says so on each of its screens', { tags: 'thorough' }, async () => {
    windowWidth(1440);
    const app = await renderApp('/Dashboard/paymentHistory', { as: 'buyer' });
    await screen.findByRole('heading', { level: 1, name: 'Payment History' });
    expect(bar().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    expect(bar().getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    await allAnswered(app);
  });
});

describe('the account in it', () => {
  test.each([
    ['NAV-8', 50, '$2.50', '$2.50, balance of 50 coins'],
    ['NAV-8', 1, '$0.05', '$0.05, balance of 1 coin'],
    ['NAV-8', 0, '$0.00', '$0.00, balance of 0 coins'],
    ['NAV-8', 123457, '$6,172.85', '$6,172.85, balance of 123457 coins'],
  ])('%s %i coins are %s', { tags: 'thorough' }, async (_id, coin, dollars, name) => {
    await renderApp('/', { as: 'worker', answers: [recordOf('worker', { coin })] });
    expect((await screen.findByRole('img', { name })).textContent).toBe(dollars);
  });

  test('NAV-7 the picture is the one of the record', async () => {
    const imgurl = 'https://i.example.com/ada.png';
    await renderApp('/', { as: 'buyer', answers: [recordOf('buyer', { imgurl })] });
    const picture = await screen.findByRole('img', { name: 'Profile picture of Ada Ünal' });
    expect(picture).toHaveAttribute('src', imgurl);
  });

  test.each([
    ['NAV-7', 'no picture', ''],
    ['NAV-7', 'a picture that could run a script', 'javascript:alert(1)'],
  ])('%s with %s the initial stands in', { tags: 'thorough' }, async (_id, _case, imgurl) => {
    await renderApp('/', { as: 'buyer', answers: [recordOf('buyer', { imgurl })] });
    const picture = await screen.findByRole('img', { name: 'Profile picture of Ada Ünal' });
    expect(picture).not.toHaveAttribute('src');
    expect(picture.textContent).toBe('A');
  });
});

describe('LogOut', () => {
  test.each(roles)(
    'NAV-10 NAV-11 takes the %s from a guarded page to /, and the token with it',
    { tags: 'thorough' },
    async (role) => {
      const app = await renderApp('/Profile', { as: role });
      const { user, router, session, requests } = app;
      await screen.findByRole('heading', { name: 'Profile' });
      await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/erasure'));
      await allAnswered(app);
      expect(localStorage.getItem('access-token')).not.toBeNull();
      expect(remembered()).not.toEqual([]);
      const before = requests.length;
      await user.click(bar().getByRole('button', { name: 'LogOut' }));
      await waitFor(() => {
        expect(bar().getByRole('link', { name: 'Login' })).toBeVisible();
      });
      expect(router.state.location).toMatchObject({ pathname: '/', state: null });
      expect(screen.getByRole('link', { name: 'Find A Job' })).toHaveAttribute('href', '/login');
      expect(localStorage.getItem('access-token')).toBeNull();
      expect(remembered()).toEqual([]);
      expect(session.state()).toMatchObject({ user: null, record: null, loading: false });
      // The landing page has a call of its own.
      expect(requests.slice(before).filter(({ path }) => path !== '/bestWorker')).toEqual([]);
    },
  );

  test('NAV-9 NAV-10 leaves nothing to come back to with Back', { tags: 'thorough' }, async () => {
    const { user, router } = await renderApp('/aboutUs', { as: 'worker' });
    await user.click(await screen.findByRole('link', { name: 'Profile' }));
    await screen.findByRole('heading', { name: 'Profile' });
    await user.click(bar().getByRole('button', { name: 'LogOut' }));
    await screen.findByRole('link', { name: 'Find A Job' });
    await router.navigate(-1);
    expect(await screen.findByRole('heading', { name: 'About TaskCoin' })).toBeVisible();
  });
});

describe('the menu of narrow windows', () => {
  const menu = () => bar().getByRole('button', { name: 'Menu' });

  test('is opened and closed by its button, and closed by a choice', async () => {
    const { user } = await renderApp('/');
    await screen.findByRole('banner');
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    await user.click(menu());
    expect(menu()).toHaveAttribute('aria-expanded', 'true');
    await user.click(bar().getByRole('link', { name: 'About Us' }));
    await screen.findByRole('heading', { name: 'About TaskCoin' });
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
  });

  test('is closed by Escape, which gives the focus back', async () => {
    const { user } = await renderApp('/');
    await screen.findByRole('banner');
    await user.click(menu());
    await user.tab();
    expect(bar().getByRole('link', { name: 'Home' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    expect(menu()).toHaveFocus();
  });
});
