import type { Flows, Paid, Sharing } from './flows.ts';
import type { MemoryState } from './memoryState.ts';
import type { SubmissionRow } from './tables.ts';

const HOUR = 3_600_000;
type Side = 'worker_id' | 'buyer_id';

/** Creates {@link Flows} that read all rows in memory, because a demo has few. */
export const memoryFlows = ({ rows }: Pick<MemoryState, 'rows'>): Flows => {
  const paid = (fits: (one: SubmissionRow) => boolean): SubmissionRow[] =>
    [...rows.submissions.values()].filter((one) => one.status === 'approved' && fits(one));
  const purchased = (id: string): number =>
    total([...rows.payments.values()].filter(({ user_id }) => user_id === id).map(({ coins, taken }) => coins - taken));
  const boughtBy = (id: string): number => purchased(id) + coinsOf(paid(({ worker_id }) => worker_id === id));
  const between = (own: Side, other: Side, id: string): Paid[] => {
    const works = paid((one) => one[own] === id);
    const others = [...new Set(works.map((one) => one[other]))].map((user_id) => {
      const payer = other === 'buyer_id' ? user_id : id;
      const coins = coinsOf(works.filter((one) => one[other] === user_id));
      return { user_id, coins, of: coinsOf(paid(({ buyer_id }) => buyer_id === payer)), bought: boughtBy(payer) };
    });
    return others.sort((one, two) => two.coins - one.coins || order(one.user_id, two.user_id));
  };
  const first = (found: readonly Sharing[], most: number): Sharing[] =>
    found.toSorted((one, two) => order(one.at, two.at) || order(one.user_id, two.user_id)).slice(0, most);

  return {
    payersOf: (id, most) => Promise.resolve(between('worker_id', 'buyer_id', id).slice(0, most)),
    payeesOf: (id, most) => Promise.resolve(between('buyer_id', 'worker_id', id).slice(0, most)),
    boughtFor: (id) =>
      Promise.resolve(
        purchased(id) + total(between('worker_id', 'buyer_id', id).map(({ coins, bought }) => Math.min(coins, bought))),
      ),
    sharingAccounts: (id, most) => {
      const uses = [...rows.account_uses.values()];
      const own = new Set(uses.filter(({ user_id }) => user_id === id).map(({ account }) => account));
      const others = new Map<string, string>();
      for (const { user_id, account, created_at } of uses)
        if (user_id !== id && own.has(account) && !((others.get(user_id) ?? created_at) < created_at))
          others.set(user_id, created_at);
      return Promise.resolve(
        first(
          [...others].map(([user_id, at]) => ({ user_id, at })),
          most,
        ),
      );
    },
    joinedBeside: (id, most) => {
      const own = rows.joins.get(id);
      if (!own) return Promise.resolve([]);
      const at = Date.parse(own.created_at);
      const others = [...rows.joins.values()].filter(
        ({ _id, network, created_at }) =>
          _id !== id && network === own.network && Math.abs(Date.parse(created_at) - at) <= HOUR,
      );
      return Promise.resolve(
        first(
          others.map(({ _id, created_at }) => ({ user_id: _id, at: created_at })),
          most,
        ),
      );
    },
  };
};

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const coinsOf = (works: readonly SubmissionRow[]): number => total(works.map(({ payable_amount }) => payable_amount));
const order = (one: string, two: string): number => (one < two ? -1 : Number(one > two));
