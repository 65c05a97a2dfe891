import type { StripeCardElementOptions, StripeElementStyle } from '@stripe/stripe-js';
import { adoptCardSheet } from './adoptCardSheet.ts';
import { cardState, type CardDigits } from './cardState.ts';

type Handler = (event: object) => void;

/**
 * Inputs of the simulated card element, named like those of Stripe. `most` is the largest number of digits; the
 * function `shape` groups them.
 */
// prettier-ignore
const fields = [
  { key: 'number', name: 'cardnumber', label: 'Credit or debit card number',          placeholder: '1234 1234 1234 1234', most: 16, shape: (digits: string) => digits.replace(/\d{4}(?=\d)/g, '$& ') },
  { key: 'expiry', name: 'exp-date',   label: 'Credit or debit card expiration date', placeholder: 'MM / YY',             most: 4,  shape: (digits: string) => digits.replace(/^(\d\d)(\d)/, '$1 / $2') },
  { key: 'cvc',    name: 'cvc',        label: 'Credit or debit card CVC/CVV',         placeholder: 'CVC',                 most: 4,  shape: (digits: string) => digits },
] as const;

/**
 * Simulated card element: inputs in the page instead of Stripe's iframe. As with Stripe, other code of the page does
 * not get the digits.
 */
export class CardFields {
  private readonly handlers = new Map<string, Set<Handler>>();
  private readonly inputs: HTMLInputElement[] = [];
  private readonly box = document.createElement('div');
  private container: HTMLElement | undefined;
  private isReady = false;
  isDestroyed = false;

  constructor(private options: StripeCardElementOptions) {
    adoptCardSheet();
    this.box.className = 'SimulatedCard';
    for (const { name, label, placeholder, most, shape } of fields) {
      const input = document.createElement('input');
      // No autocomplete: browsers would fill in real cards, which a demo should not get.
      Object.assign(input, { name, placeholder, inputMode: 'numeric', autocomplete: 'off' });
      input.setAttribute('aria-label', label);
      input.addEventListener('input', () => {
        input.value = shape(digitsOf(input.value).slice(0, most));
        this.changed();
      });
      input.addEventListener('focus', () => {
        this.container?.classList.add('StripeElement--focus');
        this.tell('focus');
      });
      input.addEventListener('blur', () => {
        this.container?.classList.remove('StripeElement--focus');
        this.tell('blur');
      });
      input.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape') this.tell('escape');
      });
      this.inputs.push(input);
    }
    this.box.append(...this.inputs);
    this.update(options);
  }

  on(event: string, handler: Handler): this {
    const handlers = this.handlers.get(event) ?? new Set();
    this.handlers.set(event, handlers.add(handler));
    if (event === 'ready' && this.isReady) queueMicrotask(() => handler({ elementType: 'card' }));
    return this;
  }

  off(event: string, handler?: Handler): this {
    if (handler) this.handlers.get(event)?.delete(handler);
    else this.handlers.delete(event);
    return this;
  }

  mount(place: string | HTMLElement): void {
    const container = typeof place === 'string' ? document.querySelector<HTMLElement>(place) : place;
    if (!container) throw new Error('The element cannot be mounted: there is no such place.');
    this.container = container;
    container.classList.add('StripeElement');
    container.append(this.box);
    this.showState();
    queueMicrotask(() => {
      if (this.isDestroyed || !this.container) return;
      this.isReady = true;
      this.tell('ready');
    });
  }

  update(options: StripeCardElementOptions): void {
    this.options = { ...this.options, ...options };
    for (const input of this.inputs) input.disabled = this.options.disabled ?? false;
    for (const [name, value] of cardSheetVariables(this.options.style)) this.box.style.setProperty(name, value);
  }

  focus(): void {
    this.inputs[0]?.focus();
  }

  destroy(): void {
    this.box.remove();
    this.container?.classList.remove(...classes, 'StripeElement', 'StripeElement--focus');
    this.container = undefined;
    this.isDestroyed = true;
  }

  get digits(): CardDigits {
    const [number = '', expiry = '', cvc = ''] = this.inputs.map(({ value }) => digitsOf(value));
    return { number, expiry, cvc };
  }

  private changed(): void {
    const { problem: _, ...state } = this.showState();
    this.tell('change', { ...state, value: { postalCode: '' } });
  }

  private showState() {
    const state = cardState(this.digits);
    const shown = [state.complete, state.empty, state.error !== undefined];
    classes.forEach((name, place) => this.container?.classList.toggle(name, shown[place]));
    fields.forEach(({ key }, place) => {
      const wrong = state.error?.code?.includes(key) ?? false;
      this.inputs[place]?.setAttribute('aria-invalid', String(wrong));
    });
    return state;
  }

  private tell(event: string, more: object = {}): void {
    this.handlers.get(event)?.forEach((handler) => handler({ elementType: 'card', ...more }));
  }
}

const classes = ['StripeElement--complete', 'StripeElement--empty', 'StripeElement--invalid'];
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * CSS variables for the styles of Stripe's options that the product uses. They are set by script, because the content
 * security policy forbids inline styles.
 */
const cardSheetVariables = (style: StripeElementStyle = {}): [name: string, value: string][] => {
  const { base, invalid } = style;
  const values = {
    '--card-color': base?.color,
    '--card-size': base?.fontSize,
    '--card-placeholder': base?.['::placeholder']?.color,
    '--card-invalid': invalid?.color,
  };
  return Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
};
