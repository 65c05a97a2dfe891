import { useEffect } from 'react';
import { useNotices } from '#ui/notices/useNotices.ts';

/** Interval between checks for a newer version while the page is visible, in milliseconds. */
const OFTEN = 15 * 60_000;

/**
 * Names of the entry files in a page's head, joined to one text. The names contain hashes, so any two builds differ in
 * them; undefined if there are none.
 */
const firstFilesOf = (html: string): string | undefined => html.match(/<meta name="code" content="[^"]+"/g)?.join();

const askForFirstFiles = async (): Promise<string | undefined> => {
  // Without a connection: the next interval tries again.
  const answer = await fetch('/spa.html', { cache: 'no-cache' }).catch(() => null);
  return answer?.ok ? firstFilesOf(await answer.text()) : undefined;
};

/**
 * Toast that offers to reload the page once a newer version is deployed, once per version. The page never reloads by
 * itself, and the component renders no elements.
 */
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
