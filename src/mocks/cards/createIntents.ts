import type { CardEvent, Returns } from '#backend/config.ts';
import { createRows } from '../createRows.ts';

/** Payment intent of the simulated card company. */
export type Intent = {
  readonly id: string;
  readonly clientSecret: string;
  readonly amountInCents: number;
  /** Id of the server's order; '' for an intent that a server outside of this browser has created. */
  readonly order: string;
  /** Status of the charge. 'processing': the bank waits for the buyer's approval. */
  readonly status: 'open' | 'processing' | 'succeeded';
  /** Refunds, each done at once. `ours` is the id that the marketplace's server gave the refund. */
  readonly refunds?: readonly { id: string; ours: string; cents: number; status: 'succeeded' }[];
  /** Dispute or inquiry of the charge. */
  readonly dispute?: Dispute;
  /** Event that the marketplace's server has not handled yet; it is sent from the time `from` (in ms) on. */
  readonly event?: CardEvent & { readonly from: number };
};
type Dispute = Returns['disputes'][number];

/**
 * Status of an intent after each step. 'ask': the bank asks the buyer; 'refuse': the buyer refuses. The others charge
 * the card; after 'dispute' or 'inquire' the bank also disputes the charge, or asks about it.
 */
const turns = {
  ask: 'processing',
  refuse: 'open',
  charge: 'succeeded',
  dispute: 'succeeded',
  inquire: 'succeeded',
} as const;
export type Turn = keyof typeof turns;

/**
 * Milliseconds between a charge and the event about it. They let the page's own request to credit the charge mostly
 * arrive first.
 */
const SOON = 2000;
/** Milliseconds after which an event is sent again. */
const LATER = 60_000;
/** Milliseconds within which a dispute has to be answered: nine days. */
const ANSWERED_IN = 9 * 24 * 60 * 60 * 1000;

/** Decision of the bank. A lost inquiry becomes a dispute. */
export type Verdict = 'won' | 'lost';
/** Open dispute, or inquiry, in the list of the simulated card company. */
export type OpenDispute = { readonly id: string; readonly amountInCents: number; readonly isInquiry: boolean };

const isInquiry = ({ status }: Dispute): boolean => status === 'warning_needs_response';
const isOpen = ({ status }: Dispute): boolean => status.endsWith('needs_response');

type Asked = { readonly refund: string; readonly intent: string; readonly amountInCents: number };

const word = () => crypto.randomUUID().replaceAll('-', '');

/** Store in memory of the simulated card company's payment intents. `onChange` is called after every write. */
export const createIntents = (initial: readonly Intent[], onChange: () => void = () => {}) => {
  const { find, put, snapshot, load } = createRows(initial, onChange);
  /** Adds the event about the last change of an intent, to be sent in `wait` milliseconds. */
  const withEvent = (intent: Intent, type: string, wait: number): Intent => ({
    ...intent,
    event: {
      id: `evt_${word()}`,
      type,
      intent: intent.id,
      isReturn: intent.dispute !== undefined,
      from: Date.now() + wait,
    },
  });
  /** Cents of an intent that were not refunded. */
  const leftOf = ({ amountInCents, refunds = [] }: Intent): number =>
    refunds.reduce((left, { cents }) => left - cents, amountInCents);
  /** Fields of a new dispute that takes all money of an intent that was not refunded. */
  const taking = (intent: Intent) => ({
    cents: leftOf(intent),
    status: 'needs_response',
    due: new Date(Date.now() + ANSWERED_IN).toISOString(),
  });
  return {
    createIntent: ({ order, amountInCents }: Pick<Intent, 'amountInCents' | 'order'>): Promise<Intent> => {
      const id = `pi_${word()}`;
      // Stripe.js accepts secrets of this form only.
      return Promise.resolve(put({ order, amountInCents, id, clientSecret: `${id}_secret_${word()}`, status: 'open' }));
    },
    findIntent: (id: string): Promise<Intent | null> => Promise.resolve(find(id) ?? null),
    /** Refunds and disputes of an intent, by its id. */
    findReturns: (id: string): Promise<Returns> => {
      const { refunds = [], dispute } = find(id) ?? {};
      return Promise.resolve({ refunds, disputes: dispute ? [dispute] : [] });
    },
    /**
     * Refunds a part of an intent, once for each id `refund` of the marketplace's server. Resolves to null, or to the
     * reason why there is no refund: the money is disputed, and the bank has taken it already.
     */
    refund: ({ refund: ours, intent: id, amountInCents: cents }: Asked): Promise<string | null> => {
      // The purchases in the demo's initial data have no intent here, so one is made up.
      const intent = find(id) ?? { id, clientSecret: '', amountInCents: 0, order: '', status: 'succeeded' };
      const refunds = intent.refunds ?? [];
      const { dispute } = intent;
      if (dispute && ['needs_response', 'lost'].includes(dispute.status))
        return Promise.resolve(`The charge ${id} has been charged back.`);
      if (!refunds.some((one) => one.ours === ours))
        put({ ...intent, refunds: [...refunds, { id: `re_${word()}`, ours, cents, status: 'succeeded' }] });
      return Promise.resolve(null);
    },
    /** Adds an intent that a server outside of this browser has created, known by its client secret. */
    adopt: (clientSecret: string): Intent => {
      const [id = ''] = clientSecret.split('_secret_');
      return find(id) ?? put({ id, clientSecret, amountInCents: 0, order: '', status: 'open' });
    },
    /** Applies a step to an intent, which changes its status; without effect if the intent has already succeeded. */
    turn: (id: string, turn: Turn): void => {
      const intent = find(id);
      if (!intent || intent.status === 'succeeded') return;
      const turned = { ...intent, status: turns[turn] };
      if (turned.status !== 'succeeded') put(turned);
      else if (turn === 'charge') put(withEvent(turned, 'payment_intent.succeeded', SOON));
      else {
        const inquiry = turn === 'inquire' && { cents: 0, status: 'warning_needs_response' };
        const dispute = { id: `du_${word()}`, ...taking(turned), ...inquiry };
        put(withEvent({ ...turned, dispute }, 'charge.dispute.created', SOON));
      }
    },
    /** Open disputes and inquiries, the newest first. */
    openDisputes: (): OpenDispute[] =>
      snapshot()
        .flatMap((intent) => {
          const { dispute } = intent;
          if (!dispute || !isOpen(dispute)) return [];
          return [{ id: dispute.id, amountInCents: leftOf(intent), isInquiry: isInquiry(dispute) }];
        })
        .reverse(),
    /** Decides an open dispute or inquiry, by its id; without effect if it is not open. */
    decide: (id: unknown, verdict: Verdict): void => {
      const intent = snapshot().find(({ dispute }) => dispute?.id === id);
      if (!intent?.dispute || !isOpen(intent.dispute)) return;
      const { dispute } = intent;
      const [won, lost] = isInquiry(dispute)
        ? [{ status: 'warning_closed' }, taking(intent)]
        : [{ cents: 0, status: 'won' }, { status: 'lost' }];
      const decided = { ...dispute, ...(verdict === 'won' ? won : lost) };
      put(withEvent({ ...intent, dispute: decided }, 'charge.dispute.closed', 0));
    },
    /** Events that are due now. */
    events: (): CardEvent[] => snapshot().flatMap(({ event }) => (event && event.from <= Date.now() ? [event] : [])),
    /** Forgets an event that the marketplace's server has handled. */
    told: ({ id, intent: about }: CardEvent): void => {
      const { event, ...intent } = find(about ?? '') ?? {};
      if (event?.id === id) put(intent as Intent);
    },
    /** Delays an event whose handling has failed, to be sent again later. */
    postpone: ({ id, intent: about }: CardEvent): void => {
      const intent = find(about ?? '');
      if (intent?.event?.id === id) put({ ...intent, event: { ...intent.event, from: Date.now() + LATER } });
    },
    snapshot,
    load,
  };
};
