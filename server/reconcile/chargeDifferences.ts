import type { CardRecord } from '../cards/createCardRecords.ts';
import type { Difference, Money } from './difference.ts';
import type { Purchase } from './purchasesIn.ts';

const CHARGED = 'succeeded';

/** Returns the successful charges for orders of this product that no purchase among `purchases` has credited. */
export const uncreditedOf = (purchases: readonly Purchase[], records: readonly CardRecord[]): CardRecord[] => {
  const credited = new Set(purchases.map(({ payment }) => payment));
  return records.filter(({ intent, order, status }) => order !== '' && status === CHARGED && !credited.has(intent));
};

/** Describes a charge that was not credited as a difference; `purchases` are the purchases of its order. */
export const uncredited = (record: CardRecord, purchases: readonly Purchase[], money: Money): Difference => {
  const { intent, order } = record;
  const [purchase] = purchases;
  const charge = `${intent} of ${sumOf(record, money)}`;
  if (!purchase) return { text: `${charge} was charged for the order ${order}, which is not in the books: refund it.` };
  if (purchase.payment !== null)
    return { text: `The order ${order} was charged twice: ${purchase.payment} is credited, refund ${charge}.` };
  if (!isOwn(record, purchase.cents) || !['', intent].includes(purchase.intent))
    return {
      text: `${charge} was charged, but does not fit the order ${order} of ${money(purchase.cents)}: refund it.`,
    };
  const coins = String(purchase.coins);
  return {
    text: `${charge} was charged, but the ${coins} coins of the order ${order} are not credited.`,
    mends: intent,
  };
};

/**
 * Differences between one purchase and the charge that was credited for it; `record` is undefined if the card company
 * does not know the charge.
 */
export const creditDifferences = (purchase: Purchase, record: CardRecord | undefined, money: Money): Difference[] => {
  const { order, payment, cost, coins, booked } = purchase;
  if (payment === null)
    return booked === null
      ? []
      : [{ text: `The order ${order} has ${String(booked)} coins in the ledger, but no payment.` }];
  const found: string[] = [];
  if (booked !== coins) found.push(`the ledger has ${String(booked ?? 'none')} of its ${String(coins)} coins`);
  if (!record) found.push('the card company does not know it');
  else if (record.status !== CHARGED) found.push(`the card company has it as ${record.status}`);
  else {
    if (record.order !== order) found.push(`the card company has it for ${record.order || 'no order'}`);
    if (!isOwn(record, cost))
      found.push(`the card company has charged ${sumOf(record, money)} instead of ${money(cost ?? 0)}`);
  }
  return found.map((wrong) => ({ text: `${payment} is credited for the order ${order}, but ${wrong}.` }));
};

const isOwn = ({ isOurMoney, cents }: CardRecord, due: number | null): boolean => isOurMoney && cents === due;
const sumOf = ({ cents, isOurMoney }: CardRecord, money: Money): string =>
  isOurMoney ? money(cents) : `${String(cents)} in another currency`;
