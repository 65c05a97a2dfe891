import type { Returns } from '#backend/config.ts';
import { centsReturned, coinsTaken } from '#domain/purchases.ts';
import type { Difference, Money } from './difference.ts';
import type { BookedReturns } from './returnsIn.ts';

/**
 * Differences between the refunds and disputes of a purchase in the books, and those that the card company has for it.
 * If there are none, the coins that were taken back are compared with the money that went back.
 */
export const returnDifferences = (booked: BookedReturns, company: Returns, money: Money): Difference[] => {
  const { intent: mends } = booked;
  const unbooked = [...refundsUnbooked(booked, company, money), ...disputesUnbooked(booked, company, money)];
  const unknown = [...refundsUnknown(booked, company, money), ...disputesUnknown(booked, company, money)];
  const found = [...unbooked.map((text) => ({ text, mends })), ...unknown.map((text) => ({ text }))];
  // If rows differ, the coins differ for that reason alone.
  return found.length > 0 ? found : coinsOff(booked, company, money).map((text) => ({ text }));
};

const refundsUnbooked = ({ intent, refunds }: BookedReturns, company: Returns, money: Money): string[] =>
  company.refunds.flatMap(({ id, ours, cents, status }) => {
    const row =
      refunds.find(({ refund }) => refund === id) ?? refunds.find((one) => one.refund === '' && one.id === ours);
    const has = `The card company has the refund ${id} of ${intent}, ${money(cents)}, as ${status}`;
    if (!row) return `${has}, but it is not in the books.`;
    return row.cents === cents && row.status === status
      ? []
      : `${has}, but the books have it as ${row.status}, ${money(row.cents)}.`;
  });

const refundsUnknown = ({ intent, refunds }: BookedReturns, company: Returns, money: Money): string[] => {
  const known = new Set(company.refunds.flatMap(({ id, ours }) => [id, ours]));
  return refunds
    .filter(({ id, refund }) => !known.has(refund === '' ? id : refund))
    .flatMap(({ id, refund, cents, status }) => {
      const what = `refund ${refund || id} of ${intent}, ${money(cents)}`;
      if (refund !== '') return `The books have the ${what}, as ${status}, but the card company does not know it.`;
      // The company never had a refund that it refused.
      return status === 'failed' ? [] : `The card company has not heard of the ${what}: the server asks again.`;
    });
};

const disputesUnbooked = ({ intent, disputes }: BookedReturns, company: Returns, money: Money): string[] =>
  company.disputes.flatMap((dispute) => {
    const row = disputes.find(({ id }) => id === dispute.id);
    const has = `The card company has the dispute ${dispute.id} of ${intent} as ${told(dispute, money)}`;
    if (!row) return `${has}, but it is not in the books.`;
    return told(row, money) === told(dispute, money) ? [] : `${has}, but the books have it as ${told(row, money)}.`;
  });

const disputesUnknown = ({ intent, disputes }: BookedReturns, company: Returns, money: Money): string[] =>
  disputes
    .filter(({ id }) => company.disputes.every((one) => one.id !== id))
    .map(
      (row) =>
        `The books have the dispute ${row.id} of ${intent}, as ${told(row, money)}, but the card company does not know it.`,
    );

const told = ({ cents, status, due }: Returns['disputes'][number], money: Money): string =>
  `${status}, ${money(cents)} taken${due && `, due ${due}`}`;

const coinsOff = (
  { intent, coins, cost, followed }: BookedReturns,
  { refunds, disputes }: Returns,
  money: Money,
): string[] => {
  const returned = centsReturned(cost, refunds, disputes);
  const due = coinsTaken(coins, cost, returned);
  if (followed === due) return [];
  return [
    `${money(returned)} of ${intent} went back, and the ledger has ${String(followed)} of its ${String(due)} coins.`,
  ];
};
