import { useEffect } from 'react';
import { useNotices } from '#ui/notices/useNotices.ts';

/** So often a page that somebody looks at asks for a newer version; in ms. */
const OFTEN = 15 * 60_000;

/** The first file of a build, as the start script of each of its pages names it: it has another name in every other build. */
const firstFileOf = (html: string): string | undefined => /import\(`(\/assets\/[^`]+)`\)/.exec(html)?.[1];

const askForFirstFile = async (): Promise<string | undefined> => {
  // Without a network it is asked another time.
  const answer = await fetch('/spa.html', { cache: 'no-cache' }).catch(() => null);
  return answer?.ok ? firstFileOf(await answer.text()) : undefined;
};

/** Says that a newer version was published, and offers it once: nobody's work is interrupted for it. */
export const NewVersion = () => {
  const { toast } = useNotices();
  useEffect(() => {
    let known = firstFileOf([...document.scripts].map(({ text }) => text).join());
    let last = Date.now();
    const look = async () => {
      if (document.hidden || !known || Date.now() - last < OFTEN) return;
      last = Date.now();
      const now = await askForFirstFile();
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
