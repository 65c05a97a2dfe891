import { waitFor } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { product } from '#product.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const { repositoryUrl, videoSiteUrl, socialNetworkUrl, posts } = product;
const NONE = undefined;
type Target = string | typeof NONE;

/** Targets of the public pages' links, for visitors and for users; an empty `on` means every page. */
// prettier-ignore
const links: readonly (readonly [on: string, name: string, signedOut: Target, signedIn: Target])[] = [
  ['',          'Skip to content',         '#content',       '#content'],
  ['',          'Home',                    '/',              '/'],
  ['',          'About Us',                '/aboutUs',       '/aboutUs'],
  ['',          'Dashboard',               NONE,             '/Dashboard'],
  ['',          'Profile',                 NONE,             '/Profile'],
  ['',          'Join As Developer',       repositoryUrl,    repositoryUrl],
  ['',          'Login',                   '/login',         NONE],
  ['',          'Our video channel',       videoSiteUrl,     videoSiteUrl],
  ['',          'Our social network page', socialNetworkUrl, socialNetworkUrl],
  ['/',         'Find A Job',              '/login',         '/Dashboard'],
  ['/',         'Post A Job',              '/login',         '/Dashboard'],
  ['/',         'View More',               '/login',         '/Dashboard'],
  ['/',         'View More',               '/login',         '/Dashboard'],
  ['/',         'View More',               '/login',         '/Dashboard'],
  ['/',         'View More',               '/login',         '/Dashboard'],
  ['/',         'Read on medium.com',      posts[0].url,     posts[0].url],
  ['/',         'Read on medium.com',      posts[1].url,     posts[1].url],
  ['/',         'Read on medium.com',      posts[2].url,     posts[2].url],
  ['/aboutUs',  'Get started',             '/register',      NONE],
  ['/aboutUs',  'Open your Dashboard',     NONE,             '/Dashboard'],
  ['/login',    'Register',                '/register',      NONE],
  ['/login',    'Open your Dashboard',     NONE,             '/Dashboard'],
  ['/register', 'Login',                   '/login',         NONE],
  ['/register', 'Open your Dashboard',     NONE,             '/Dashboard'],
  ['/Profile',  'Open your Dashboard',     NONE,             '/Dashboard'],
  ['/nowhere',  'Go back',                 '/',              '/'],
];

const drawn = () =>
  [...document.querySelectorAll('a')]
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])
    .sort();
const expected = (path: string, at: 2 | 3) =>
  links.flatMap((row) => (['', path].includes(row[0]) && row[at] !== undefined ? [[row[1], row[at]]] : [])).sort();

const pages = ['/', '/aboutUs', '/login', '/register', '/nowhere'];

test.each(pages)('every link of %s leads a visitor where it should', { tags: 'thorough' }, async (path) => {
  await renderApp(path);
  await waitFor(() => expect(drawn()).toEqual(expected(path, 2)));
});

test.each([...pages, '/Profile'])('every link of %s leads who is signed in where it should', async (path) => {
  await renderApp(path, { as: 'worker' });
  await waitFor(() => expect(drawn()).toEqual(expected(path, 3)));
});
