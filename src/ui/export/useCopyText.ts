import { useNotices } from '../notices/useNotices.ts';

/** Copies a text, with a notice of success or failure. */
export const useCopyText = () => {
  const { success, failure } = useNotices();
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      success((t) => t('copy.done'));
    } catch {
      failure((t) => t('copy.failed'));
    }
  };
};
