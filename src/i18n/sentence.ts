import { useCallback } from 'react';
import type { Translate } from './messages.ts';
import { useFormat } from './useFormat.ts';
import { useT } from './useT.ts';

/**
 * Text that is translated when shown, and again when the language changes: `(t) => t('saved.work')`. Text of others, as
 * of a server, stays: `() => reason`.
 */
export type Sentence = (t: Translate, format: ReturnType<typeof useFormat>) => string;

/** Function that translates a sentence into the current language. */
export const useSay = (): ((sentence: Sentence) => string) => {
  const t = useT();
  const format = useFormat();
  return useCallback((sentence) => sentence(t, format), [t, format]);
};

/** Sentences joined into one; undefined ones are skipped. */
export const inOneLine =
  (...sentences: readonly (Sentence | undefined)[]): Sentence =>
  (t, format) =>
    sentences.flatMap((sentence) => sentence?.(t, format) ?? []).join(' ');
