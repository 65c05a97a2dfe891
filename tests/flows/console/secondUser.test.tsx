import { act, screen, waitFor } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { screens } from '#console/screens.ts';
import { demoPeople } from '#backend/seed.ts';
import { specified } from '#domain/coins.ts';
import type { Role } from '#domain/entities.ts';
import { DEMO_PASSWORD } from '#mocks/identity/demoPassword.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { server } from '#tests/support/server.ts';
import { unanswered } from '#tests/support/unanswered.ts';
import { write } from '../support/write.ts';

type App = Awaited<ReturnType<typeof renderApp>>;

const SECOND = 'second@example.test';
const pagesOf = (role: Role) =>
  screens.filter((one) => one.role === role && one.label).map(({ path }) => `/Dashboard/${path}`);

const visit = async ({ router }: App, path: string) => {
  await act(() => router.navigate(path));
  await screen.findByText(/./, { selector: 'main h1' });
};
/** Queries of the lists on the page. A form has none, and the lists of debts and actions are empty in the demo. */
const listOf = ({ queryClient }: App) => queryClient.getQueryCache().findAll({ predicate: isList, type: 'active' });
const isList = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === 'getList';
const drawn = async (app: App, page: string, status: 'idle' | 'fetching') => {
  if (/AddTask|PurchaseCoin|withdrawals|debts|actions/.test(page)) return;
  await waitFor(() => expect(listOf(app).map(({ state }) => state.fetchStatus)).toContain(status));
  await waitFor(() =>
    expect(document.querySelector('main :is([role="grid"], ul, [aria-busy], .MuiSkeleton-root)')).not.toBeNull(),
  );
};

/** Texts anywhere in the data. Names, titles, addresses and ids among them tell whose a row is. */
const textsIn = (data: unknown): string[] =>
  typeof data === 'string'
    ? [data]
    : typeof data === 'object' && data !== null
      ? Object.values(data).flatMap((value) => textsIn(value))
      : [];
const isTelling = (text: string) => text.length > 8 && !/^(\d{4}-|approved$|rejected$)/.test(text);
const seenBy = ({ queryClient }: App) => {
  const lists = queryClient.getQueryCache().findAll({ predicate: isList });
  return new Set(lists.flatMap(({ state }) => textsIn(state.data)).filter(isTelling));
};

/** All that can be read on the page: texts, values of fields, and attributes such as names for screen readers. */
const readable = () =>
  [...document.body.querySelectorAll('*')]
    .flatMap((element) => [
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ nodeValue }) => nodeValue),
      ...['aria-label', 'title', 'alt', 'href', 'src'].map((name) => element.getAttribute(name)),
      'value' in element ? String(element.value) : '',
    ])
    .join('\n');

/** Signs in a second user of the same role, whose lists and figures the server does not answer. */
const comeAfter = async ({ session, simulation }: App, role: Role) => {
  const { password = null } = simulation.accounts.findByEmail(demoPeople[role]) ?? {};
  simulation.accounts.add({ email: SECOND, displayName: 'Second', photoUrl: '', password, google: false });
  const record = { _id: 'second', name: 'Second', email: SECOND, role, coin: 7, imgurl: '' };
  server.use(
    http.get('*/api/oneUser*', () => HttpResponse.json(record)),
    http.get('*/api/prices', () => HttpResponse.json(specified)),
    http.get('*/api/*', async () => {
      await unanswered();
      return HttpResponse.json([]);
    }),
  );
  await act(() => session.signIn(SECOND, DEMO_PASSWORD));
  await waitFor(() => expect(session.state().record).toMatchObject({ email: SECOND }));
};

test.each(['admin', 'buyer', 'worker'] as const)(
  'GUARD-4 a second %s sees nothing of the first one while the own rows are on their way',
  async (role) => {
    const pages = pagesOf(role);
    const app = await renderApp(pages[0] ?? '', { as: role });
    for (const page of pages) {
      await visit(app, page);
      await drawn(app, page, 'idle');
    }
    const seen = seenBy(app);
    expect(seen.size).toBeGreaterThan(20);
    await comeAfter(app, role);
    for (const page of pages) {
      await visit(app, page);
      await drawn(app, page, 'fetching');
      const shown = readable();
      expect([...seen].filter((text) => shown.includes(text))).toEqual([]);
      expect(shown).not.toContain(demoPeople[role]);
    }
  },
);

test('DASH-14 a second buyer finds neither draft nor search of the first one, and what is kept says whose it is', async () => {
  const app = await renderApp('/Dashboard/buyerTask', { as: 'buyer' });
  await write(app.user, await screen.findByRole('searchbox'), 'clinic');
  await waitFor(() => expect(location.search).toContain('clinic'));
  await visit(app, '/Dashboard/buyerAddTask');
  await write(app.user, await screen.findByRole('textbox', { name: 'Task title' }), 'Only mine');
  const kept = () => [localStorage, sessionStorage].flatMap((memory) => Object.entries<string>(memory));
  await waitFor(() => expect(JSON.stringify(kept())).toContain('Only mine'));
  const nobodys = kept()
    .filter(([key]) => !key.includes(demoPeople.buyer))
    .map(([, value]) => value);
  expect(nobodys.join()).not.toMatch(/Only mine|clinic/);
  await comeAfter(app, 'buyer');
  for (const page of ['/Dashboard/buyerTask', '/Dashboard/buyerAddTask']) {
    await visit(app, page);
    expect(readable()).not.toMatch(/Only mine|clinic/);
  }
});
