import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { noteLostCode } from '#loading/lostCode.ts';
import { lazyOrNothing } from '#ui/loading/lazyOrNothing.ts';
import { ErrorBoundary } from '#ui/messages/ErrorBoundary.tsx';
import { AppTheme } from '#ui/theme/AppTheme.tsx';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';

const reload = vi.fn();
const served = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('location', { reload, href: '/Dashboard', pathname: '/Dashboard' });
  vi.stubGlobal('fetch', served);
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
  served.mockClear();
});

const Around = ({ children }: { children: ReactNode }) => (
  <AppTheme>
    <I18nProvider>{children}</I18nProvider>
  </AppTheme>
);
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

test('a region whose code did not come is tried again by another page, and by none where the host serves none', async () => {
  expectConsoleError(/Failed to fetch/);
  const load = vi.fn(async (): Promise<never> => {
    const error = new TypeError('Failed to fetch dynamically imported module');
    noteLostCode(error);
    throw error;
  });
  const Part = lazy(load);
  render(
    <Around>
      <ErrorBoundary>
        <Suspense>
          <Part />
        </Suspense>
      </ErrorBoundary>
    </Around>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be shown.');
  served.mockRejectedValueOnce(new TypeError('offline'));
  await tryAgain();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Parts of this page could not be loaded. Check your connection/);
  served.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await tryAgain();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Parts of this page could not be loaded. Check your connection/);
  expect(reload).not.toHaveBeenCalled();
  served.mockResolvedValueOnce(new Response());
  await tryAgain();
  expect(reload).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
});

test('a region that could not be drawn is drawn again, without another page', async () => {
  expectConsoleError(/too many/);
  let broken = true;
  const Part = () => {
    if (broken) throw new Error('too many');
    return <p>drawn</p>;
  };
  render(
    <Around>
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
    </Around>,
  );
  broken = false;
  await tryAgain();
  expect(screen.getByText('drawn')).toBeVisible();
  expect(served).not.toHaveBeenCalled();
});

test('what is drawn as nothing knows that its code is lost', async () => {
  let lose = (_error: Error) => {};
  const Panel = lazyOrNothing(() => new Promise<never>((_resolve, reject) => (lose = reject)));
  render(
    <Suspense fallback="waiting">
      <Panel />
    </Suspense>,
  );
  expect(screen.getByText('waiting')).toBeVisible();
  expect(Panel.isLost()).toBe(false);
  lose(new TypeError('offline'));
  await vi.waitFor(() => expect(Panel.isLost()).toBe(true));
});
