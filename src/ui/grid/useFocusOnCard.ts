import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { mendLostFocus } from './mendLostFocus.ts';
import { useList } from './useList.ts';

type Seat = { id: string; place: number; control: number };

const controlsOf = (card: Element) => [...card.querySelectorAll<HTMLElement>('button, input, select, a')];

/**
 * A card that is gone leaves the keyboard's place to the same control of the card that now stands there. Nothing happens while
 * anything else has the focus. Returns what the list of cards must have.
 */
export const useFocusOnCard = () => {
  const { data } = useList();
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<Seat | null>(null);

  // Before the bar above looks for a focus that is lost: a card may leave the selection with it.
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
      // React tells of menus and dialogs too that a card has opened.
      if (!currentTarget.contains(target)) return;
      const card = target.closest('li');
      const place = Number(card?.dataset.id);
      const id = data?.[place]?.id;
      last.current =
        card && id !== undefined ? { id: String(id), place, control: controlsOf(card).indexOf(target) } : null;
    },
    // Not to a dialog, which stands outside of the page's own content: who went on there has another place.
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget?.closest('main')) last.current = null;
    },
  };
};
