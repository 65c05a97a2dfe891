import { useEffect } from 'react';
import { useNotices } from '#ui/notices/useNotices.ts';

/** So often a page that somebody looks at asks for a newer version; in ms. */
const OFTEN = 15 * 60_000;

/** The first files of a build, as each of its pages names them: no other build has all of these names. */
const firstFilesOf = (html: string): string | undefined => html.match(/<meta name="code" content="[^"]+"/g)?.join();

const askForFirstFiles = async (): Promise<string | undefined> => {
  // Without a network it is asked another time.
  const answer = await fetch('/spa.html', { cache: 'no-cache' }).catch(() => null);
  return answer?.ok ? firstFilesOf(await answer.text()) : undefined;
};

/** Says that a newer version was published, and offers it once: nobody's work is interrupted for it. */
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
