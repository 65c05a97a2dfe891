import { isChangingLanguage } from '#i18n/i18nProvider.ts';
import { loadAnew } from '#loading/loadAnew.ts';
import { noteLostCode } from '#loading/lostCode.ts';

const RELOADED = 'reloaded-for-new-version';

/**
 * Delay in milliseconds before a reload for lost code. Firefox aborts loading code when the visitor navigates away, and
 * a reload would keep them here; a 'beforeunload' listener would tell, but disables Firefox's back-forward cache.
 */
const LEAVING = 1_000;

/**
 * Reloads a page whose code is gone, as after a deployment, at most once a minute; after that the error boundary shows
 * the failure.
 * It keeps the page when only the texts of another language failed to load, as a form may hold input, and when the host
 * cannot be reached, as a reload would show nothing.
 */
export const reloadOnStaleChunk = (): void =>
  addEventListener('vite:preloadError', ({ payload }) => {
    noteLostCode(payload);
    if (isChangingLanguage() || isRecent()) return;
    setTimeout(() => {
      if (!isRecent()) void loadAnew(noteReload);
    }, LEAVING);
  });

const isRecent = () => Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < 60_000;

const noteReload = () => sessionStorage.setItem(RELOADED, String(Date.now()));
