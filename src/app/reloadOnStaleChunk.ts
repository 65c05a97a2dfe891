import { isChangingLanguage } from '#i18n/i18nProvider.ts';
import { loadAnew } from '#loading/loadAnew.ts';
import { noteLostCode } from '#loading/lostCode.ts';

const RELOADED = 'reloaded-for-new-version';

/**
 * Delay in milliseconds between a failure to load code and the reload of the page. Firefox reports such a failure also
 * when the visitor navigates away, and a reload at once would cancel that navigation. A 'beforeunload' listener could
 * tell the two apart, but disables Firefox's back-forward cache.
 */
const LEAVING = 1_000;

/**
 * Reloads the page when a chunk of its code no longer exists, as after a deployment. It does so at most once a minute;
 * after that the error boundary shows the failure.
 * It does not reload when only the texts of another language failed to load, because a form may hold input, nor when
 * the host cannot be reached, because a reload would show nothing.
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
