import { useEffect } from 'react';
import { useNotices } from '#ui/notices/useNotices.ts';

/** Interval between checks for a newer version while the page is visible, in milliseconds. */
const OFTEN = 15 * 60_000;

/**
 * Entry files named in a page's head, as one text. Their names contain hashes, so they differ between any two builds.
 */
const firstFilesOf = (html: string): string | undefined => html.match(/<meta name="code" content="[^"]+"/g)?.join();

const askForFirstFiles = async (): Promise<string | undefined> => {
  // Offline, the next check asks again.
  const answer = await fetch('/spa.html', { cache: 'no-cache' }).catch(() => null);
  return answer?.ok ? firstFilesOf(await answer.text()) : undefined;
};

/** Toast that offers to reload once a newer version is deployed, shown once per version; nothing reloads by itself. */
export const NewVersion = () => {
  const { toast } = useNotices();
  useEffect(() => {
    let known = firstFilesOf(document.head.innerHTML);
    let last = Date.now();
    const look = async () => {
      if (document.hidden || !known || Date.now() - last < OFTEN) return;
      last = Date.now();
      const now = await askForFirstFiles();
      if (!now || now === known) return;
      known = now;
      toast({
        kind: 'info',
        message: (t) => t('version.newer'),
        duration: null,
        action: { label: (t) => t('version.reload'), run: () => location.reload() },
      });
    };
    const onTime = () => void look();
    const timer = setInterval(onTime, OFTEN);
    document.addEventListener('visibilitychange', onTime);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onTime);
    };
  }, [toast]);
  return null;
};
