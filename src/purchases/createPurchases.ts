import type { CoinPackage } from '#domain/coins.ts';
import { emailKey } from '#domain/email.ts';
import type { PurchaseCalls } from '#dataProvider/createDataProvider.ts';
import type { Cards, Charge } from '#services/cards.ts';
import type { Locks } from '#services/locks.ts';
import { createCharger, type Confirm, type PayResult, type PayStage } from './createCharger.ts';
import type { Journal } from './createJournal.ts';
import { createSaver, type Step } from './createSaver.ts';
import { after, leftToDo, type Purchase } from './purchase.ts';

type PurchasesConfig = {
  email: string;
  journal: Journal;
  calls: Omit<PurchaseCalls, 'refreshBalance'>;
  cards: Pick<Cards, 'find' | 'goOn'>;
  locks: Locks;
  /** Delay before another attempt, longer after each failure; it ends when `signal` aborts. */
  pause: (failures: number, signal: AbortSignal) => Promise<void>;
  /** True while this buyer is signed in; nothing may be sent in the name of another user. */
  isHere: () => boolean;
  /** Callback for each purchase that the server has acknowledged, called once. */
  onSaved: (purchase: Purchase) => Promise<unknown>;
  /** Callback for a charge of an earlier visit that turns out not to have been made. */
  onUnpaid: (purchase: Purchase) => void;
};

/**
 * Creates the store of a buyer's purchases. Each purchase is charged once, and the server is told of each charge until
 * it responds (C-15).
 */
export const createPurchases = (config: PurchasesConfig) => {
  const { email, journal, calls, cards, locks, pause, isHere, onSaved, onUnpaid } = config;
  const listeners = new Set<() => void>();
  const pursued = new Set<string>();
  /**
   * Ids of charges that the card company has called unpaid once. Only its second such response counts, because the
   * first may have been given before the charge reached it.
   */
  const doubted = new Set<string>();
  const atBank = new Set<string>();
  let running = new AbortController();
  /** Id of the purchase that is being paid in the form on screen; that form shows its progress. */
  let paying: string | undefined;
  let unsaved = journal.list();

  const changed = () => {
    unsaved = journal
      .list()
      .filter(({ id }) => id !== paying)
      .map((purchase) => (atBank.has(purchase.id) ? { ...purchase, atBank: true } : purchase));
    listeners.forEach((listener) => {
      listener();
    });
  };
  const write = (purchase: Purchase): Purchase => {
    journal.write(purchase);
    changed();
    return purchase;
  };
  const save = createSaver({ journal, calls, locks, isHere, write, onSaved });
  const isGoingOn = () => !running.signal.aborted && isHere();
  const wait = (failures: number) => pause(failures, running.signal);

  /**
   * Remembers whether the bank waits for the buyer's approval, so that the page can offer to give it. Returns the
   * charge.
   */
  const heard = (id: string, charge: Charge): Charge => {
    const waits = charge.state === 'open' && charge.atBank === true;
    if (waits === atBank.has(id)) return charge;
    if (waits) atBank.add(id);
    else atBank.delete(id);
    changed();
    return charge;
  };
  const unheard = (error: unknown): Charge => {
    console.error(error);
    return { state: 'open' };
  };

  /** Asks the card company for the state of a charge whose response was lost. A first 'unpaid' resolves to 'open'. */
  const ask = async ({ id }: Purchase, secret: string): Promise<Charge> => {
    const charge = heard(id, await cards.find(secret).catch(unheard));
    if (charge.state !== 'unpaid' || doubted.has(id)) return charge;
    doubted.add(id);
    return { state: 'open' };
  };

  const judge = (purchase: Purchase, { state }: Charge): Step => {
    if (state === 'open') return 'later';
    write(after(purchase, state));
    if (state === 'unpaid') onUnpaid(purchase);
    return 'again';
  };

  /**
   * Does the next step of a purchase. Unless its card is known to be charged, the caller must hold the lock of this
   * user's charges, because another tab may be charging the card.
   */
  const settle = async (id: string): Promise<Step> => {
    const purchase = journal.find(id);
    const secret = journal.secretOf(id);
    if (!purchase) return 'over';
    switch (leftToDo(purchase, secret)) {
      case 'drop':
        journal.drop(id);
        return 'over';
      case 'ask':
        return judge(purchase, await ask(purchase, secret ?? ''));
      case 'save':
        return save(id, false);
      case 'nothing':
        return 'over';
    }
  };

  const turn = `purchase:${emailKey(email)}`;
  const step = async (id: string): Promise<Step> => {
    const isCharged = !['INTENT', 'CONFIRMING'].includes(journal.find(id)?.state ?? '');
    return isCharged ? settle(id) : ((await locks.ifFree(turn, () => settle(id))) ?? 'later');
  };

  const pursue = async (id: string, next: (id: string) => Promise<Step> = step): Promise<void> => {
    if (pursued.has(id)) return;
    pursued.add(id);
    for (let failures = 0; isGoingOn();) {
      const came = await next(id);
      if (came === 'over') break;
      if (came === 'later') await wait(++failures);
    }
    pursued.delete(id);
    changed();
  };

  const charge = createCharger({ email, journal, calls, isHere, write, ask, wait, isGoingOn });

  const finish = async (id: string): Promise<PayResult> => {
    const came = await save(id, true);
    if (came !== 'over') {
      void pursue(id);
      return { result: 'saving' };
    }
    return { result: journal.find(id) ? 'refused' : 'saved' };
  };

  return {
    /**
     * Charges a card for a package of coins. `confirm` is the form's function that charges the card typed there. Does
     * nothing while another payment of this user is in progress.
     */
    pay: async (wanted: CoinPackage, confirm: Confirm, onStage: (stage: PayStage) => void): Promise<PayResult> => {
      const onIntent = (id: string) => {
        paying = id;
      };
      try {
        const charged = await locks.ifFree(turn, () => charge(wanted, confirm, onStage, onIntent));
        if (!charged) return { result: 'elsewhere' };
        if ('result' in charged) return charged;
        onStage('saving');
        return await finish(charged.id);
      } finally {
        paying = undefined;
        changed();
      }
    },
    /** Function to call when the payment form unmounts; from then on its purchase is listed in `unsaved`. */
    leave: () => {
      paying = undefined;
      changed();
    },
    /** Tells the server again of a purchase that it has refused. */
    retry: (id: string) => pursue(id, (one) => save(one, false)),
    /** Opens the bank's page on which the buyer approves a charge of an earlier visit, and acts on the result. */
    goOn: async (id: string): Promise<void> => {
      await locks.wait(turn, async () => {
        const [purchase, secret] = [journal.find(id), journal.secretOf(id)];
        if (purchase?.state !== 'CONFIRMING' || secret === null) return;
        if (judge(purchase, heard(id, await cards.goOn(secret).catch(unheard))) === 'again') await settle(id);
      });
      void pursue(id);
    },
    /**
     * Purchases that the server has not acknowledged, except the one that is being paid in the form on screen. The
     * array stays the same object until something changes.
     */
    unsaved: (): readonly Purchase[] => unsaved,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Continues the purchases of earlier visits. Returns the function that stops this. */
    start: () => {
      running = new AbortController();
      const follow = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(journal.prefix)) changed();
      };
      addEventListener('storage', follow);
      journal.tidy();
      journal.list().forEach(({ id }) => void pursue(id));
      return () => {
        running.abort();
        removeEventListener('storage', follow);
      };
    },
  };
};

export type Purchases = ReturnType<typeof createPurchases>;
