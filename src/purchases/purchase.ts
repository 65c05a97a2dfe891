/**
 * The state of a purchase (C-15). INTENT: the card company knows of it. CONFIRMING: the card may have been charged. CONFIRMED:
 * it was charged. FAILED: it was not. SAVING: the server may know. SAVED: it knows. REFUSED: it refuses the payment.
 */
export type PurchaseState = 'INTENT' | 'CONFIRMING' | 'CONFIRMED' | 'FAILED' | 'SAVING' | 'SAVED' | 'REFUSED';
export type PurchaseEvent = 'confirm' | 'paid' | 'unpaid' | 'send' | 'recorded' | 'refuse';

/** A purchase in the journal. `id` is the payment intent's, `price` is dollars, `at` milliseconds since 1970. */
export type Purchase = {
  readonly id: string;
  readonly coins: number;
  readonly price: number;
  readonly email: string;
  readonly at: number;
  readonly state: PurchaseState;
  /**
   * True when it was sent to the server although nobody could say whether the card was charged: the server asks the company
   * itself.
   */
  readonly unproven?: boolean;
  /** True when the buyer's bank waits for an approval, by the company's latest answer; not kept. */
  readonly atBank?: boolean;
};

/** The transitions of each state. A purchase that is sent without proof goes to SAVING straight from CONFIRMING. */
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

/** The purchase after an event; throws at a transition that the table does not have. */
export const after = (purchase: Purchase, event: PurchaseEvent): Purchase => {
  const state = ways[purchase.state][event];
  if (!state) throw new Error(`A purchase in ${purchase.state} cannot ${event}.`);
  const unproven = purchase.state === 'CONFIRMING' && event === 'send';
  return { ...purchase, state, ...(unproven && { unproven }) };
};

/** True when nothing is owed any more, on either side: the journal forgets the purchase. */
export const isOver = ({ state }: Purchase): boolean => state === 'SAVED' || state === 'FAILED';

/** The next step for a purchase that was found in the journal. Without its secret the company cannot be asked. */
export const leftToDo = ({ state }: Purchase, secret: string | null): 'drop' | 'ask' | 'save' | 'nothing' => {
  if (state === 'INTENT') return 'drop';
  if (state === 'CONFIRMING') return secret === null ? 'save' : 'ask';
  return state === 'CONFIRMED' || state === 'SAVING' ? 'save' : 'nothing';
};
