import { useCallback } from 'react';
import type { Translate } from './messages.ts';
import { useFormat } from './useFormat.ts';
import { useT } from './useT.ts';

/**
 * Text as a function, so that it is translated when it is shown, and again when the language changes: `(t) =>
 * t('saved.work')`. A text that comes from elsewhere, such as a server's, is not translated: `() => reason`.
 */
export type Sentence = (t: Translate, format: ReturnType<typeof useFormat>) => string;

/** Hook that returns a function, which translates a sentence into the current language. */
export const useSay = (): ((sentence: Sentence) => string) => {
  const t = useT();
  const format = useFormat();
  return useCallback((sentence) => sentence(t, format), [t, format]);
};

/** Sentence that joins several sentences with spaces; undefined ones are skipped. */
export const inOneLine =
  (...sentences: readonly (Sentence | undefined)[]): Sentence =>
  (t, format) =>
    sentences.flatMap((sentence) => sentence?.(t, format) ?? []).join(' ');
