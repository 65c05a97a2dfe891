import { emailKey } from '#domain/email.ts';
import type { Submission } from '#domain/entities.ts';
import { momentOf } from '#domain/moments.ts';
import { submissionStatus } from '#domain/rules.ts';

/** Coins of approved work that was handed in during one week; `start` is the week's Monday, in local time. */
export type WeekOfWork = { start: Date; coins: number };
/** Buyer, with the number and the coins of a worker's submissions that this buyer has approved. */
export type BuyerOfWork = { name: string; email: string; count: number; coins: number };

/** Number of weeks that the chart has room for. */
const WEEKS = 12;

/**
 * Figures of a worker's earnings. Approvals carry no date, so coins count in the week in which the work was handed in.
 * `weeks` holds twelve weeks, oldest first; the last one contains `today`.
 */
export const earningsOf = (submissions: readonly Submission[], today: Date) => {
  const of = (status: string) => submissions.filter((one) => submissionStatus(one.status) === status);
  const [approved, rejected] = [of('approved'), of('rejected')];
  const reviewed = approved.length + rejected.length;
  return {
    weeks: weeksOf(approved, today),
    buyers: buyersOf(approved),
    /** Coins of submissions that wait for review. */
    pending: coinsOf(of('pending')),
    /** Share of reviewed submissions that were approved, from 0 to 1; undefined before the first review. */
    rate: reviewed > 0 ? approved.length / reviewed : undefined,
  };
};

const coinsOf = (submissions: readonly Submission[]): number =>
  submissions.reduce((sum, { payable_amount }) => sum + payable_amount, 0);

const weeksOf = (approved: readonly Submission[], today: Date): WeekOfWork[] => {
  const mondays = Array.from({ length: WEEKS + 1 }, (_, place) => mondayOf(today, place + 1 - WEEKS));
  return mondays.slice(0, -1).map((start, place) => {
    const end = mondays[place + 1]?.getTime() ?? Infinity;
    const during = approved.filter(({ current_date }) => {
      const moment = momentOf(current_date);
      return moment >= start.getTime() && moment < end;
    });
    return { start, coins: coinsOf(during) };
  });
};

/**
 * Date of the Monday `weeks` weeks after the Monday of the week of `day`, in local time. It is counted in calendar
 * days, because a week in which the clocks change has an hour more or less.
 */
const mondayOf = (day: Date, weeks: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() - ((day.getDay() + 6) % 7) + weeks * 7);

/** Buyers, each with the number and the coins of the submissions that they approved; most coins first. */
const buyersOf = (approved: readonly Submission[]): BuyerOfWork[] => {
  const buyers = new Map<string, BuyerOfWork>();
  for (const { buyer_email, buyer_name, payable_amount } of approved) {
    const key = emailKey(buyer_email);
    const known = buyers.get(key) ?? { name: buyer_name || buyer_email, email: buyer_email, count: 0, coins: 0 };
    buyers.set(key, { ...known, count: known.count + 1, coins: known.coins + payable_amount });
  }
  return [...buyers.values()].sort((a, b) => b.coins - a.coins || a.name.localeCompare(b.name));
};
