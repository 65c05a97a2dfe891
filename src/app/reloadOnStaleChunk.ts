import { isChangingLanguage } from '#i18n/i18nProvider.ts';
import { loadAnew } from '#loading/loadAnew.ts';
import { noteLostCode } from '#loading/lostCode.ts';

const RELOADED = 'reloaded-for-new-version';

/**
 * Firefox gives up what is still loading as soon as the visitor goes to another page, and a reload would keep them on this
 * one: in milliseconds, the time that other page has to come. A listener for 'beforeunload' would know, but Firefox then
 * loads the page again whenever somebody comes back to it.
 */
const LEAVING = 1_000;

/**
 * A tab left open over a deployment asks for code that is gone. One reload fetches the new version; if that does not help
 * within the minute, the region's error boundary says so instead of reloading for ever. Texts of another language that do not
 * come leave the page as it is, with what is typed into it; so does code that does not come for want of a connection or of a host
 * that serves the page, as a reload would leave nothing of it.
 */
export const reloadOnStaleChunk = (): void => {
  addEventListener('vite:preloadError', ({ payload }) => {
    noteLostCode(payload);
    if (isChangingLanguage() || isRecent()) return;
    setTimeout(() => {
      if (!isRecent()) void loadAnew(noteReload);
    }, LEAVING);
  });
};

const isRecent = () => Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < 60_000;

const noteReload = () => {
  sessionStorage.setItem(RELOADED, String(Date.now()));
};
