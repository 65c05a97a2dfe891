import { specified } from '#domain/coins.ts';
import type { Calls } from '../call.ts';
import type { BackendConfig, StatementLine } from '../config.ts';
import { refuse } from '../refuse.ts';
import type { Reader } from '../store/port.ts';
import type { Member, PaymentRow } from '../store/tables.ts';

const yearOf = (at: string): number => Number(at.slice(0, 4));

export const documentCalls = ({ writeDocument, prices: { currency } = specified }: BackendConfig) =>
  ({
    /**
     * Lists the caller's documents: a statement for each year since the person's first account, and a receipt for each
     * purchase, newest first.
     */
    listDocuments: async ({ me, tx, now }) => {
      const { accounts, own } = await ownOf(tx, me);
      const first = Math.min(...accounts.map(({ created_at }) => yearOf(created_at)));
      const years = Array.from({ length: now.getUTCFullYear() - first + 1 }, (_, nth) => now.getUTCFullYear() - nth);
      const payments = (await tx.list('payments', { user_id: own })).rows.toReversed();
      return {
        rows: [
          ...years.map((year) => ({ _id: `statement-${String(year)}`, kind: 'statement', at: String(year), coins: 0 })),
          ...payments.map(({ _id, bought, coins }) => ({ _id: `receipt-${_id}`, kind: 'receipt', at: bought, coins })),
        ],
      };
    },

    /** Document as a PDF in base64. Another person's document is refused with 404, like a missing one. */
    getDocument: async ({ args: { id, language }, me, tx }) => {
      if (!writeDocument) return refuse(404, NONE);
      const { own } = await ownOf(tx, me);
      const { name, email } = me;
      const person = { name, email, currency };
      const [, kind, about = ''] = /^(receipt|statement)-(.+)$/.exec(id) ?? [];
      if (kind === 'statement' && /^\d{4}$/.test(about)) {
        const facts = {
          ...person,
          kind: 'statement' as const,
          year: Number(about),
          lines: await linesOf(tx, own, about),
        };
        return { pdf: inBase64(await writeDocument(facts, language)) };
      }
      const payment = kind === 'receipt' ? await tx.get('payments', about) : undefined;
      if (!payment || !own.in.includes(payment.user_id)) return refuse(404, NONE);
      const { _id: number, bought: at, coins, cost, returned } = payment;
      return {
        pdf: inBase64(await writeDocument({ ...person, kind: 'receipt', number, at, coins, cost, returned }, language)),
      };
    },
  }) satisfies Partial<Calls>;

const NONE = 'There is no such document.';

type Own = { readonly in: readonly string[] };

/** All accounts of the caller's identity, deleted ones included, and the condition `own` that selects their ids. */
const ownOf = async (tx: Reader, me: Member) => {
  const accounts = (await tx.list('users', { uid: me.uid })).rows;
  return { accounts, own: { in: accounts.map(({ _id }) => _id) } satisfies Own };
};

/**
 * Lines of a year's statement (UTC), oldest first: purchases, refunds and payouts one by one, approved work summed by
 * month of submission.
 */
const linesOf = async (tx: Reader, own: Own, year: string): Promise<StatementLine[]> => {
  const isThen = ({ at }: StatementLine) => at.startsWith(year);
  const payments = (await tx.list('payments', { user_id: own })).rows;
  const earned = (await tx.list('submissions', { worker_id: own, status: 'approved' })).rows;
  const spent = (await tx.list('submissions', { buyer_id: own, status: 'approved' })).rows;
  const paid = (await tx.list('withdrawals', { worker_id: own, status: 'approved' })).rows;
  const lines: StatementLine[] = [
    ...payments.map(({ bought: at, coins, cost }) => ({ at, what: 'bought', coins, money: -cost }) as const),
    ...payments.flatMap(returnOf),
    ...byMonth(earned, 'earned', 1),
    ...byMonth(spent, 'spent', -1),
    ...paid.map(
      ({ withdraw_date: at, withdrawal_coin, withdrawal_amount: money }) =>
        ({ at, what: 'paidOut', coins: -withdrawal_coin, money }) as const,
    ),
  ];
  return lines.filter(isThen).toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
};

/**
 * Statement line for the money of a purchase that went back to the buyer, dated like the purchase; none if no money
 * did.
 */
const returnOf = ({ bought: at, returned: money, taken }: PaymentRow): StatementLine[] =>
  money > 0 ? [{ at, what: 'returned', coins: -taken, money }] : [];

type Work = { readonly created_at: string; readonly payable_amount: number };

const byMonth = (works: readonly Work[], what: 'earned' | 'spent', sign: 1 | -1): StatementLine[] => {
  const months = new Map<string, number>();
  for (const { created_at, payable_amount } of works) {
    const month = created_at.slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + sign * payable_amount);
  }
  return [...months].map(([at, coins]) => ({ at, what, coins, money: 0 }));
};

const inBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};
