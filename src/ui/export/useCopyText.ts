import { useNotices } from '../notices/useNotices.ts';

/**
 * Hook that returns a function to copy a text to the clipboard. The function shows a toast of success or failure, and
 * never rejects.
 */
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
