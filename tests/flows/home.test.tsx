import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { product } from '#product.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { unanswered } from '#tests/support/unanswered.ts';
import { aBestWorker, banner, bestWorkers, openHome, section, sections } from './support/home.ts';
import { credentials } from './support/signIn.ts';

const all = ['In numbers', 'Highlights', 'Best workers', 'What people say', 'From the blog', 'Newsletter'];
const part = (name: string) => within(section(name));

describe('where the sections are', () => {
  test.each([
    ['HOME-1', '/'],
    ['HOME-1', '/?from=a#letter'],
  ])('%s all of them at %s', { tags: 'thorough' }, async (_id, path) => {
    await renderApp(path);
    await waitFor(() => expect([...sections().keys()]).toEqual(all));
    for (const one of sections().values()) expect(one).toBeVisible();
  });

  test.each([
    ['HOME-1', '/aboutUs', 'About TaskCoin'],
    ['HOME-1', '/login', 'Welcome back'],
    ['HOME-1', '/nowhere', 'This page does not exist'],
  ])('%s none of them at %s, and nothing is asked for them', async (_id, path, heading) => {
    const { requests } = await renderApp(path);
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(all.filter((name) => sections().has(name))).toEqual([]);
    expect(requests.filter(({ path }) => path === '/bestWorker')).toEqual([]);
  });
});

describe('the best workers', () => {
  const cards = () => part('Best workers').getAllByRole('listitem');
  const FAILED = 'The best workers could not be loaded.';

  test('HOME-2 HOME-3 one call, and each has a picture, a name and coins', async () => {
    const nameless = aBestWorker({ _id: 'w2', name: '', imgurl: '', coin: 1 });
    const { requests } = await openHome({ answers: [bestWorkers([aBestWorker(), nameless])] });
    const picture = await screen.findByRole('img', { name: 'Profile picture of Ada Ünal' });
    expect(picture).toHaveAttribute('src', 'https://i.example.com/ada.png');
    const [ada, nobody] = cards();
    expect(ada).toHaveTextContent('Ada Ünal1,240 coins1');
    expect(nobody).toHaveTextContent('?No name given1 coin2');
    expect(requests.filter(({ path }) => path === '/bestWorker')).toEqual([{ method: 'GET', path: '/bestWorker' }]);
  });

  test('HOME-2 the demo has six, those with the most coins first', { tags: 'thorough' }, async () => {
    await openHome();
    await waitFor(() => expect(cards()).toHaveLength(6));
    const coins = cards().map(({ textContent }) => Number(/(\d+) coins/.exec(textContent)?.[1]));
    expect(coins).toEqual(coins.toSorted((a, b) => b - a));
  });

  test('HOME-2 a server with many: the first twelve, and all of them on request', async () => {
    const many = Array.from({ length: 40 }, (_, nth) =>
      aBestWorker({ _id: `w${String(nth)}`, name: `Worker ${String(nth + 1)}` }),
    );
    const { user } = await openHome({ answers: [bestWorkers(many)] });
    await waitFor(() => expect(cards()).toHaveLength(12));
    await user.click(part('Best workers').getByRole('button', { name: 'Show all 40' }));
    expect(cards()).toHaveLength(40);
    expect(cards()[12]).toHaveFocus();
    expect(cards()[39]).toHaveTextContent('Worker 40');
    expect(part('Best workers').queryByRole('button')).toBeNull();
  });

  test('HOME-2 a server with twelve: all of them, and no button', { tags: 'thorough' }, async () => {
    await openHome({
      answers: [bestWorkers(Array.from({ length: 12 }, (_, nth) => aBestWorker({ _id: `w${String(nth)}` })))],
    });
    await waitFor(() => expect(cards()).toHaveLength(12));
    expect(part('Best workers').queryByRole('button')).toBeNull();
  });

  test('HOME-2 nobody: a kind sentence', async () => {
    await openHome({ answers: [bestWorkers([])] });
    expect(await screen.findByText('Nobody is here yet. The first place is free.')).toBeVisible();
  });

  test('HOME-2 a server in trouble is asked again without a word', async () => {
    let calls = 0;
    const answer = http.get('*/api/bestWorker', () =>
      ++calls === 1 ? HttpResponse.json({}, { status: 503 }) : HttpResponse.json([aBestWorker()]),
    );
    await openHome({ answers: [answer] });
    expect(await screen.findByText('Ada Ünal')).toBeVisible();
    expect(calls).toBe(2);
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  test('HOME-2 a refusal is said, the rest of the page stays, and Try again asks again', async () => {
    expectConsoleError(/ApiError/);
    let refuses = true;
    const answer = http.get('*/api/bestWorker', () =>
      refuses ? HttpResponse.json({}, { status: 400 }) : HttpResponse.json([aBestWorker()]),
    );
    const { user } = await openHome({ answers: [answer] });
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect([...sections().keys()]).toEqual(all);
    refuses = false;
    await user.click(part('Best workers').getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ada Ünal')).toBeVisible();
  });

  test('HOME-2 who leaves meanwhile takes the call along', async () => {
    let given: AbortSignal | undefined;
    const answer = http.get('*/api/bestWorker', ({ request }) => {
      given = request.signal;
      return unanswered();
    });
    const { user } = await openHome({ answers: [answer] });
    await waitFor(() => expect(given).toBeDefined());
    await user.click(screen.getByRole('link', { name: 'About Us' }));
    await screen.findByRole('heading', { name: 'About TaskCoin' });
    await waitFor(() => expect(given?.aborted).toBe(true));
  });
});

test('HOME-20 four voices, signed by what they are and by no name', async () => {
  await openHome();
  const voices = [...document.querySelectorAll('figure')];
  expect(voices.map((voice) => voice.querySelector('figcaption')?.textContent)).toEqual([
    'A worker',
    'A buyer',
    'A worker',
    'A buyer',
  ]);
  const said = voices.map((voice) => voice.querySelector('blockquote')?.textContent ?? '');
  expect(new Set(said).size).toBe(4);
  for (const words of said) expect(words).toMatch(/\w.*\.$/);
});

test('HOME-20 C-63 voices that are ours say so, in a line below their heading', { tags: 'thorough' }, async () => {
  await openHome();
  const line = part('What people say').getByText('Examples of what workers and buyers might say.');
  expect(part('What people say').getByRole('heading', { name: 'What people say' }).nextElementSibling).toBe(line);
});

test('HOME-25 the three figures, as they are', { tags: 'thorough' }, async () => {
  await openHome();
  const terms = part('In numbers').getAllByRole('term');
  expect(terms.map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
    ['Total job posts', '50K+'],
    ['Completed projects', '26K+'],
    ['Registered freelancers', '94K+'],
  ]);
});

test('HOME-26 three cards lead to other sites and say so', async () => {
  const urls = product.posts.map(({ url }) => url);
  await openHome();
  const cards = part('From the blog').getAllByRole('article');
  expect(cards).toHaveLength(3);
  const links = cards.map((card) => within(card).getByRole('link', { name: /^Read on medium\.com / }));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(urls);
  for (const url of urls) expect(new URL(url).protocol).toBe('https:');
  for (const card of cards) expect(card.querySelector('img')?.getAttribute('src')).toMatch(/\.svg\b/);
});

describe('the way in from the banner', () => {
  const links = () => banner.slides().map((slide) => slide.querySelector('a'));

  test('HOME-17 every View More leads nobody in particular to the sign-in', async () => {
    const { user, router } = await openHome();
    expect(links().map((link) => link?.getAttribute('href'))).toEqual(Array(4).fill('/login'));
    const [first] = links();
    if (first) await user.click(first);
    await credentials();
    expect(router.state.location.pathname).toBe('/login');
  });

  test('HOME-16 and the signed-in to the Dashboard', async () => {
    await openHome({ as: 'worker' });
    await waitFor(() => expect(links().map((link) => link?.getAttribute('href'))).toEqual(Array(4).fill('/Dashboard')));
  });
});
