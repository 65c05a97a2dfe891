import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { CardFields } from './CardFields.ts';

/** Components of react-stripe-js say in this property which element they draw. */
type Named = { __elementType?: string };
const typeOf = (named: unknown): string => (typeof named === 'string' ? named : ((named as Named).__elementType ?? ''));

/** A form's elements; the simulated company has but the one for cards. */
export const createElements = () => {
  let card: CardFields | null = null;
  return {
    create: (type: string, options: StripeCardElementOptions = {}): CardFields => {
      if (type !== 'card') throw new Error(`The simulated card company has no element '${type}'.`);
      if (card && !card.isDestroyed) throw new Error('Can only create one Element of type card.');
      card = new CardFields(options);
      return card;
    },
    getElement: (named: unknown): CardFields | null =>
      typeOf(named) === 'card' && card && !card.isDestroyed ? card : null,
    update: () => {},
    fetchUpdates: () => Promise.resolve({}),
    submit: () => Promise.resolve({}),
  };
};
