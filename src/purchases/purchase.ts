/**
 * State of a purchase (C-15). INTENT: the card company has a payment intent. CONFIRMING: the card may have been
 * charged. CONFIRMED: it was charged. FAILED: it was not charged. SAVING: the server may know of the payment. SAVED: it
 * has acknowledged it. REFUSED: it refuses it.
 */
export type PurchaseState = 'INTENT' | 'CONFIRMING' | 'CONFIRMED' | 'FAILED' | 'SAVING' | 'SAVED' | 'REFUSED';
export type PurchaseEvent = 'confirm' | 'paid' | 'unpaid' | 'send' | 'recorded' | 'refuse';

/**
 * Purchase of coins as the browser's journal (local storage) holds it. `id` is the payment intent's, `price` is in the
 * currency's main unit (dollars, not cents), `at` is the start in milliseconds since 1970.
 */
export type Purchase = {
  readonly id: string;
  readonly coins: number;
  readonly price: number;
  readonly email: string;
  readonly at: number;
  readonly state: PurchaseState;
  /**
   * True when the purchase was sent to the server although it was unknown whether the card was charged. The server then
   * asks the card company itself.
   */
  readonly unproven?: boolean;
  /** True when the buyer's bank waits for an approval, by the card company's latest response. Not stored. */
  readonly atBank?: boolean;
};

/**
 * State that follows each state after an event. A purchase that is sent without proof of the charge goes from
 * CONFIRMING straight to SAVING.
 */
// prettier-ignore
const ways: Record<PurchaseState, Partial<Record<PurchaseEvent, PurchaseState>>> = {
  INTENT:     { confirm: 'CONFIRMING' },
  CONFIRMING: { confirm: 'CONFIRMING', paid: 'CONFIRMED', unpaid: 'FAILED', send: 'SAVING', recorded: 'SAVED' },
  FAILED:     { confirm: 'CONFIRMING' },
  CONFIRMED:  { send: 'SAVING', recorded: 'SAVED' },
  SAVING:     { send: 'SAVING', recorded: 'SAVED', refuse: 'REFUSED' },
  REFUSED:    { send: 'SAVING', recorded: 'SAVED' },
  SAVED:      {},
};

/** Purchase in its next state after an event. Throws if the event is not possible in the present state. */
export const after = (purchase: Purchase, event: PurchaseEvent): Purchase => {
  const state = ways[purchase.state][event];
  if (!state) throw new Error(`A purchase in ${purchase.state} cannot ${event}.`);
  const unproven = purchase.state === 'CONFIRMING' && event === 'send';
  return { ...purchase, state, ...(unproven && { unproven }) };
};

/**
 * True when nothing is left to do for a purchase: the server has acknowledged it, or the card was not charged. The
 * journal then removes it.
 */
export const isOver = ({ state }: Purchase): boolean => state === 'SAVED' || state === 'FAILED';

/**
 * Next step for a purchase found in the journal. 'drop': it was never charged, so remove it. 'ask': ask the card
 * company for the state of the charge, which needs the client secret. 'save': tell the server, also if that secret is
 * lost. 'nothing': it is settled or refused.
 */
export const leftToDo = ({ state }: Purchase, secret: string | null): 'drop' | 'ask' | 'save' | 'nothing' => {
  if (state === 'INTENT') return 'drop';
  if (state === 'CONFIRMING') return secret === null ? 'save' : 'ask';
  return state === 'CONFIRMED' || state === 'SAVING' ? 'save' : 'nothing';
};
