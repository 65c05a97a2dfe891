import type { CardRecord } from '../cards/createCardRecords.ts';
import { dollars, type Difference } from './difference.ts';
import type { Purchase } from './purchasesIn.ts';

const CHARGED = 'succeeded';

/**
 * Differences between orders, ledger and the card company's records. `records` must contain each charge that
 * `purchases` name, as far as the company has it. `returned` has the cents that went back, by payment intent, of
 * charges that were not credited.
 */
export const differencesOf = (
  purchases: readonly Purchase[],
  records: readonly CardRecord[],
  returned: ReadonlyMap<string, number>,
): Difference[] => {
  const byOrder = new Map<string, Purchase[]>();
  for (const purchase of purchases) byOrder.set(purchase.order, [...(byOrder.get(purchase.order) ?? []), purchase]);
  const byIntent = new Map(records.map((record) => [record.intent, record]));
  const charged = uncreditedOf(purchases, records).flatMap((record) => {
    const found = uncredited(record, byOrder.get(record.order) ?? []);
    const isGone = (returned.get(record.intent) ?? 0) >= record.cents;
    // A charge that only has to be credited is reported all the same: its refunds and disputes are booked with it.
    return isGone && found.mends === undefined ? [] : [found];
  });
  return [
    ...charged,
    ...purchases.flatMap((purchase) =>
      creditsOff(purchase, byIntent.get(purchase.payment ?? '')).map((text) => ({ text })),
    ),
  ];
};

/** Successful charges of this shop that were not credited. */
export const uncreditedOf = (purchases: readonly Purchase[], records: readonly CardRecord[]): CardRecord[] => {
  const credited = new Set(purchases.map(({ payment }) => payment));
  return records.filter(({ intent, order, status }) => order !== '' && status === CHARGED && !credited.has(intent));
};

/** Difference of a charge that was not credited. */
const uncredited = (record: CardRecord, purchases: readonly Purchase[]): Difference => {
  const { intent, order } = record;
  const [purchase] = purchases;
  const charge = `${intent} of ${moneyOf(record)}`;
  if (!purchase) return { text: `${charge} was charged for the order ${order}, which is not in the books: refund it.` };
  if (purchase.payment !== null)
    return { text: `The order ${order} was charged twice: ${purchase.payment} is credited, refund ${charge}.` };
  if (!isOwn(record, purchase.cents) || !['', intent].includes(purchase.intent))
    return { text: `${charge} was charged, and fits the order ${order} of ${dollars(purchase.cents)} not: refund it.` };
  const coins = String(purchase.coins);
  return {
    text: `${charge} was charged, and the ${coins} coins of the order ${order} are not credited.`,
    mends: intent,
  };
};

/** Sentences on a credited purchase that differs from what was charged or booked. */
const creditsOff = (purchase: Purchase, record: CardRecord | undefined): string[] => {
  const { order, payment, cost, coins, booked } = purchase;
  if (payment === null)
    return booked === null ? [] : [`The order ${order} has ${String(booked)} coins in the ledger, and no payment.`];
  const found: string[] = [];
  if (booked !== coins) found.push(`the ledger has ${String(booked ?? 'none')} of its ${String(coins)} coins`);
  if (!record) found.push('the card company does not know it');
  else if (record.status !== CHARGED) found.push(`the card company has it as ${record.status}`);
  else {
    if (record.order !== order) found.push(`the card company has it for ${record.order || 'no order'}`);
    if (!isOwn(record, cost)) found.push(`the card company has charged ${moneyOf(record)} for ${dollars(cost ?? 0)}`);
  }
  return found.map((what) => `${payment} is credited for the order ${order}, and ${what}.`);
};

const isOwn = ({ isOurMoney, cents }: CardRecord, due: number | null): boolean => isOurMoney && cents === due;
const moneyOf = ({ cents, isOurMoney }: CardRecord): string =>
  isOurMoney ? dollars(cents) : `${String(cents)} in another currency`;
