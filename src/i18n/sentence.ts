import { useCallback } from 'react';
import type { Translate } from './messages.ts';
import { useFormat } from './useFormat.ts';
import { useT } from './useT.ts';

/**
 * What is to be said in whatever language is chosen when it is read, and again when that changes: `(t) => t('saved.work')`. What
 * somebody else has said, a server say, stays as it is: `() => reason`.
 */
export type Sentence = (t: Translate, format: ReturnType<typeof useFormat>) => string;

/** Says a sentence in the chosen language. */
export const useSay = (): ((sentence: Sentence) => string) => {
  const t = useT();
  const format = useFormat();
  return useCallback((sentence) => sentence(t, format), [t, format]);
};

/** One after the other, as far as they are there. */
export const inOneLine =
  (...sentences: readonly (Sentence | undefined)[]): Sentence =>
  (t, format) =>
    sentences.flatMap((sentence) => sentence?.(t, format) ?? []).join(' ');
