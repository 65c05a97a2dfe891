import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { RaRecord } from 'react-admin';
import { DOUBLE_PRESS } from '../doublePress.ts';

/** Row of the pressed button. */
const rowOf = ({ target }: { target: EventTarget }) =>
  (target as Element).closest('button')?.closest<HTMLElement>('[data-id]');

/**
 * Handlers that limit a press to one row. When a row disappears, the next one moves under the pointer, and would get
 * the second click of a double click or a held key (C-56).
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
 * Handlers of {@link onePress} for a list, where a second tap or Enter is a press of its own. They ignore presses right
 * after the pressed row has left its neighbours; if those are gone too, another page was loaded.
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
