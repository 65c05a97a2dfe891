import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { mendLostFocus } from './mendLostFocus.ts';
import { useList } from './useList.ts';

type Seat = { id: string; place: number; control: number };

const controlsOf = (card: Element) => [...card.querySelectorAll<HTMLElement>('button, input, select, a')];

/**
 * Hook that focuses the same control of the next card when the focused card disappears. It does nothing while anything
 * else has the focus. Returns props (ref, onFocus, onBlur) for the element that contains the cards.
 */
export const useFocusOnCard = () => {
  const { data } = useList();
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<Seat | null>(null);

  // A layout effect, before the command bar looks for lost focus: the card may have ended the selection.
  useLayoutEffect(() => {
    const seat = last.current;
    if (!seat || !data || data.some(({ id }) => String(id) === seat.id)) return;
    return mendLostFocus(() => {
      const card = list.current?.children[Math.min(seat.place, data.length - 1)];
      const controls = card ? controlsOf(card) : [];
      return controls[seat.control] ?? controls[0];
    });
  }, [data]);

  return {
    ref: list,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      // React also bubbles events from menus and dialogs that a card has opened.
      if (!currentTarget.contains(target)) return;
      const card = target.closest('li');
      const place = Number(card?.dataset.id);
      const id = data?.[place]?.id;
      last.current =
        card && id !== undefined ? { id: String(id), place, control: controlsOf(card).indexOf(target) } : null;
    },
    // A focus that moves into a dialog may come back; one within the page has left the card.
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget?.closest('main')) last.current = null;
    },
  };
};
