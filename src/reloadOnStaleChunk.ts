import { isChangingLanguage } from './i18n/i18nProvider.ts';

const RELOADED = 'reloaded-for-new-version';

/**
 * A tab left open over a deployment asks for code that is gone. One reload fetches the new version; if that does not help
 * within the minute, the region's error boundary says so instead of reloading for ever. Texts of another language that do not
 * come leave the page as it is, with what is typed into it.
 */
export const reloadOnStaleChunk = (): void => {
  addEventListener('vite:preloadError', (event) => {
    if (isChangingLanguage()) return;
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
};
