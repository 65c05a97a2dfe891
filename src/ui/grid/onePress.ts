import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { RaRecord } from 'react-admin';
import { DOUBLE_PRESS } from '../doublePress.ts';

/** Element of the row in which a button was pressed; undefined for any other press. */
const rowOf = ({ target }: { target: EventTarget }) =>
  (target as Element).closest('button')?.closest<HTMLElement>('[data-id]');

/**
 * Event handlers for a container of rows that keep one press from reaching two rows. When a row disappears, the next
 * one moves under the pointer, and would get the second click of a double click or a held key (C-56).
 */
export const onePress = {
  onClickCapture: (event: MouseEvent) => {
    if (event.detail > 1 && rowOf(event)) event.stopPropagation();
  },
  onKeyDownCapture: (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && rowOf(event)) event.preventDefault();
  },
} as const;

/**
 * Hook that returns the handlers of {@link onePress} for a list with the rows `data`. A second tap or Enter is a new
 * event, so its handlers also ignore presses for half a second after the pressed row has disappeared. If the row beside
 * the pressed one is gone too, another page was loaded, and presses are not ignored.
 */
export const useOnePress = (data: readonly RaRecord[] | undefined) => {
  const pressed = useRef<readonly (RaRecord | undefined)[]>([]);
  const removedAt = useRef(-DOUBLE_PRESS);
  useLayoutEffect(() => {
    const has = (one: RaRecord | undefined) => data?.some(({ id }) => id === one?.id);
    const [row, beside] = pressed.current;
    if (has(row)) return;
    if (has(beside)) removedAt.current = performance.now();
    pressed.current = [];
  }, [data]);
  return {
    ...onePress,
    onClickCapture: (event: MouseEvent) => {
      const row = rowOf(event);
      if (!row || !data) return;
      const place = Number(row.dataset.id);
      if (event.detail > 1 || performance.now() - removedAt.current < DOUBLE_PRESS) event.stopPropagation();
      else pressed.current = [data[place], data[place + 1] ?? data[place - 1]];
    },
  };
};
