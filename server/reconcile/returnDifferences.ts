import type { Returns } from '#backend/config.ts';
import { centsReturned, coinsTaken } from '#domain/purchases.ts';
import { dollars, type Difference } from './difference.ts';
import type { BookedReturns } from './returnsIn.ts';

/**
 * Differences between the refunds and disputes of a purchase in the books, and those that the card company has for it.
 * Without any, the coins taken back are compared instead.
 */
export const returnDifferences = (booked: BookedReturns, company: Returns): Difference[] => {
  const { intent: mends } = booked;
  const unbooked = [...refundsUnbooked(booked, company), ...disputesUnbooked(booked, company)];
  const unknown = [...refundsUnknown(booked, company), ...disputesUnknown(booked, company)];
  const found = [...unbooked.map((text) => ({ text, mends })), ...unknown.map((text) => ({ text }))];
  // If rows differ, the coins differ for that reason alone.
  return found.length > 0 ? found : coinsOff(booked, company).map((text) => ({ text }));
};

const refundsUnbooked = ({ intent, refunds }: BookedReturns, company: Returns): string[] =>
  company.refunds.flatMap(({ id, ours, cents, status }) => {
    const row =
      refunds.find(({ refund }) => refund === id) ?? refunds.find((one) => one.refund === '' && one.id === ours);
    const has = `The card company has the refund ${id} of ${intent}, ${dollars(cents)}, as ${status}`;
    if (!row) return `${has}, and the books have it not.`;
    return row.cents === cents && row.status === status
      ? []
      : `${has}, and the books have it as ${row.status}, ${dollars(row.cents)}.`;
  });

const refundsUnknown = ({ intent, refunds }: BookedReturns, company: Returns): string[] => {
  const known = new Set(company.refunds.flatMap(({ id, ours }) => [id, ours]));
  return refunds
    .filter(({ id, refund }) => !known.has(refund === '' ? id : refund))
    .flatMap(({ id, refund, cents, status }) => {
      const what = `refund ${refund || id} of ${intent}, ${dollars(cents)}`;
      if (refund !== '') return `The books have the ${what}, as ${status}, and the card company does not know it.`;
      // The company never had a refund that it refused.
      return status === 'failed' ? [] : `The card company has not heard of the ${what}: the server asks again.`;
    });
};

const disputesUnbooked = ({ intent, disputes }: BookedReturns, company: Returns): string[] =>
  company.disputes.flatMap((dispute) => {
    const row = disputes.find(({ id }) => id === dispute.id);
    const has = `The card company has the dispute ${dispute.id} of ${intent} as ${told(dispute)}`;
    if (!row) return `${has}, and the books have it not.`;
    return told(row) === told(dispute) ? [] : `${has}, and the books have it as ${told(row)}.`;
  });

const disputesUnknown = ({ intent, disputes }: BookedReturns, company: Returns): string[] =>
  disputes
    .filter(({ id }) => company.disputes.every((one) => one.id !== id))
    .map(
      (row) =>
        `The books have the dispute ${row.id} of ${intent}, as ${told(row)}, and the card company does not know it.`,
    );

const told = ({ cents, status, due }: Returns['disputes'][number]): string =>
  `${status}, ${dollars(cents)} taken${due && `, due ${due}`}`;

const coinsOff = ({ intent, coins, cost, followed }: BookedReturns, { refunds, disputes }: Returns): string[] => {
  const returned = centsReturned(cost, refunds, disputes);
  const due = coinsTaken(coins, cost, returned);
  if (followed === due) return [];
  return [
    `${dollars(returned)} of ${intent} went back, and the ledger has ${String(followed)} of its ${String(due)} coins.`,
  ];
};
