import { inMinorUnits, specified } from '#domain/coins.ts';
import type { Role, SignUpRole } from '#domain/entities.ts';

type Person = { role: Role; coin: number; debt: number; gone: boolean; identity: string };
type Job = { owner: Person; slots: number; pay: number; closed: boolean };
type Work = { job: Job; worker: Person; state: 'pending' | 'approved' | 'rejected' };
type Refund = { cents: number; state: 'pending' | 'succeeded' | 'failed' };
export type Purchase = {
  account: Person;
  coins: number;
  cents: number;
  taken: number;
  refunds: Refund[];
  dispute: { state: 'none' | 'inquiry' | 'open' | 'over'; withdrawn: number };
};
type WriteOff = { debtor: Person; asker: Person; coins: number };
type Payout = {
  worker: Person;
  coins: number;
  state: 'pending' | 'held' | 'underWay' | 'paid' | 'failed' | 'refused';
  batch: number;
  /** True if it was held once. */
  hasHold: boolean;
};

/** Thing that a history names by number: undefined as long as there is none. */
type Nth<T> = T | undefined;

/**
 * Creates a model of the coin rules, small and without a ledger: each event returns if it is possible, and happens if
 * so. It is written by the specification, not by the server's code. `who` is the caller's account, if any.
 */
export const createLedgerModel = () => {
  const accounts: Person[] = [];
  const jobs: Job[] = [];
  const works: Work[] = [];
  const payouts: Payout[] = [];
  const payments = new Map<string, Purchase>();
  const writeoffs: WriteOff[] = [];
  let batches = 0;
  const is = (role: Role, who: Nth<Person>): who is Person => who?.role === role && !who.gone;
  const admins = () => accounts.filter((one) => is('admin', one)).length;

  const credit = (who: Person, coins: number) => {
    const paid = Math.min(who.coin + coins, who.debt);
    who.coin += coins - paid;
    who.debt -= paid;
  };
  const returnedOf = ({ cents, refunds, dispute }: Purchase) =>
    Math.min(
      cents,
      refunds.filter(({ state }) => state !== 'failed').reduce((sum, one) => sum + one.cents, 0) + dispute.withdrawn,
    );
  /**
   * Takes coins, or gives them back, for the money that went back; the present account of the buyer's identity bears
   * it.
   */
  const follow = (purchase: Purchase) => {
    const { account, coins, cents } = purchase;
    const bearer = accounts.find((one) => one.identity === account.identity && !one.gone) ?? account;
    const due = Math.ceil((coins * returnedOf(purchase)) / cents);
    const more = due - purchase.taken;
    purchase.taken = due;
    if (more < 0) credit(bearer, -more);
    else {
      const there = Math.min(more, bearer.coin);
      bearer.coin -= there;
      bearer.debt += more - there;
    }
  };
  const isUnderWay = ({ dispute, refunds }: Purchase) =>
    ['inquiry', 'open'].includes(dispute.state) || refunds.some(({ state }) => state === 'pending');
  const mayReturn = ({ identity }: Person) =>
    [...payments.values()].some((one) => one.account.identity === identity && isUnderWay(one));

  const paidTo = (worker: Person, fits: (work: Work) => boolean = () => true) =>
    works
      .filter((work) => work.worker === worker && work.state === 'approved' && fits(work))
      .reduce((sum, { job }) => sum + job.pay, 0);
  const purchased = (who: Person) =>
    [...payments.values()]
      .filter(({ account }) => account === who)
      .reduce((sum, { coins, taken }) => sum + coins - taken, 0);
  /** Coins of a worker that come from purchases: the worker's own, or those of buyers who paid for work. */
  const boughtFor = (worker: Person) =>
    accounts.reduce(
      (sum, payer) =>
        sum +
        Math.min(
          paidTo(worker, ({ job }) => job.owner === payer),
          purchased(payer) + paidTo(payer),
        ),
      purchased(worker),
    );

  const close = (job: Job) => {
    job.closed = true;
    credit(job.owner, job.slots * job.pay);
  };
  const reject = (work: Work) => {
    work.state = 'rejected';
    if (work.job.closed) credit(work.job.owner, work.job.pay);
    else work.job.slots += 1;
  };
  const approve = (work: Work) => {
    work.state = 'approved';
    credit(work.worker, work.job.pay);
  };

  return {
    accounts,
    jobs,
    works,
    payouts,
    /** Signs somebody up; only an address's first account gets welcome coins. */
    join: (role: SignUpRole, isFirst: boolean, identity: string): Person => {
      const person: Person = { role, coin: isFirst ? specified.welcome[role] : 0, debt: 0, gone: false, identity };
      // A debt meets the next account of its identity.
      for (const before of accounts.filter((one) => one.identity === identity)) {
        person.debt += before.debt;
        before.debt = 0;
      }
      accounts.push(person);
      return person;
    },
    post: (who: Nth<Person>, slots: number, pay: number): boolean => {
      if (!is('buyer', who) || who.debt > 0 || slots < 1 || pay < 1 || slots * pay > who.coin) return false;
      who.coin -= slots * pay;
      jobs.push({ owner: who, slots, pay, closed: false });
      return true;
    },
    close: (who: Nth<Person>, job: Nth<Job>): boolean => {
      if (!job || job.closed || !(is('admin', who) || (is('buyer', who) && job.owner === who))) return false;
      close(job);
      return true;
    },
    submit: (who: Nth<Person>, job: Nth<Job>): boolean => {
      const again = works.some((work) => work.worker === who && work.job === job && work.state !== 'rejected');
      if (!is('worker', who) || !job || job.closed || job.slots === 0 || again) return false;
      if (who.debt > 0 || job.owner.debt > 0) return false;
      job.slots -= 1;
      works.push({ job, worker: who, state: 'pending' });
      return true;
    },
    approve: (who: Nth<Person>, work: Nth<Work>): boolean => {
      if (!is('buyer', who) || work?.job.owner !== who || work.state !== 'pending' || work.worker.gone) return false;
      approve(work);
      return true;
    },
    reject: (who: Nth<Person>, work: Nth<Work>): boolean => {
      if (!is('buyer', who) || work?.job.owner !== who || work.state !== 'pending') return false;
      reject(work);
      return true;
    },
    /**
     * Credits a successful charge. `id` is that of its order, and may be saved again whatever has become of the
     * account.
     */
    buy: (who: Nth<Person>, id: string, coins: number): boolean => {
      if (payments.has(id)) return true;
      if (!is('buyer', who) || !specified.packages.some((one) => one.coins === coins)) return false;
      credit(who, coins);
      const cents = inMinorUnits(specified.packages.find((one) => one.coins === coins)?.price ?? 0, specified.currency);
      const dispute = { state: 'none', withdrawn: 0 } as const;
      payments.set(id, { account: who, coins, cents, taken: 0, refunds: [], dispute: { ...dispute } });
      return true;
    },
    /** Purchases from the oldest on, each with the id of its order. */
    purchases: () => [...payments.entries()],
    /** Asks for a refund, as an admin does on the screen; `fate` is how it ends at the card company. */
    refund: (who: Nth<Person>, purchase: Nth<Purchase>, cents: number, fate: Refund['state']): boolean => {
      if (!is('admin', who) || !purchase || purchase.dispute.state === 'open' || cents < 1) return false;
      if (cents > purchase.cents - returnedOf(purchase)) return false;
      // Its coins are taken before the company is asked, and what is spent of them is owed for a moment.
      const refund: Refund = { cents, state: 'pending' };
      purchase.refunds.push(refund);
      follow(purchase);
      refund.state = fate;
      follow(purchase);
      return true;
    },
    /** Takes coins, or gives them back, after changes in the company's dashboard or at the buyer's bank. */
    follow,
    /** Accounts whose debt somebody asks to write off. */
    waiting: () => writeoffs.map(({ debtor }) => debtor),
    askWriteOff: (who: Nth<Person>, debtor: Nth<Person>): boolean => {
      if (!is('admin', who) || !debtor || debtor.debt === 0 || mayReturn(debtor)) return false;
      if (writeoffs.some((one) => one.debtor === debtor)) return false;
      writeoffs.push({ debtor, asker: who, coins: debtor.debt });
      return true;
    },
    confirmWriteOff: (who: Nth<Person>, debtor: Nth<Person>): boolean => {
      const asked = writeoffs.find((one) => one.debtor === debtor);
      if (!is('admin', who) || !debtor || !asked || debtor.debt === 0 || mayReturn(debtor)) return false;
      if (asked.asker === who || debtor === who) return false;
      debtor.debt -= Math.min(asked.coins, debtor.debt);
      writeoffs.splice(writeoffs.indexOf(asked), 1);
      return true;
    },
    withdraw: (who: Nth<Person>, coins: number): boolean => {
      const own = payouts.filter((one) => one.worker === who);
      const total = (...states: readonly Payout['state'][]) =>
        own.filter(({ state }) => states.includes(state)).reduce((sum, one) => sum + one.coins, 0);
      const waiting = total('pending', 'held');
      if (!is('worker', who) || who.debt > 0 || coins < specified.leastWithdrawal || coins > who.coin - waiting)
        return false;
      const hasHold = boughtFor(who) <= waiting + total('underWay', 'paid');
      payouts.push({ worker: who, coins, state: hasHold ? 'held' : 'pending', batch: 0, hasHold });
      return true;
    },
    release: (who: Nth<Person>, payout: Nth<Payout>): boolean => {
      if (!is('admin', who) || !payout?.hasHold || payout.worker === who) return false;
      if (payout.state === 'held') payout.state = 'pending';
      return true;
    },
    pay: (who: Nth<Person>, payout: Nth<Payout>): boolean => {
      if (!is('admin', who) || payout?.state !== 'pending' || payout.worker.coin < payout.coins) return false;
      payout.state = 'paid';
      payout.worker.coin -= payout.coins;
      return true;
    },
    decide: (who: Nth<Person>, payout: Nth<Payout>, act: 'hold' | 'release' | 'refuse'): boolean => {
      if (!is('admin', who) || !payout || payout.worker === who) return false;
      const from = { hold: ['pending'], release: ['held'], refuse: ['pending', 'held'] }[act];
      if (!from.includes(payout.state)) return false;
      if (act === 'hold') payout.hasHold = true;
      payout.state = ({ hold: 'held', release: 'pending', refuse: 'refused' } as const)[act];
      return true;
    },
    /** Makes a batch of withdrawals. A history may name one of them twice, or one that does not exist. */
    batch: (who: Nth<Person>, asked: readonly Nth<Payout>[]): boolean => {
      const all = new Set(asked);
      if (!is('admin', who) || all.size === 0) return false;
      const spent = new Map<Person, number>();
      for (const one of all) {
        if (one?.state !== 'pending' || one.worker === who) return false;
        spent.set(one.worker, (spent.get(one.worker) ?? 0) + one.coins);
      }
      if ([...spent].some(([worker, coins]) => worker.coin < coins)) return false;
      batches += 1;
      for (const one of all) if (one) Object.assign(one, { state: 'underWay', batch: batches });
      spent.forEach((coins, worker) => (worker.coin -= coins));
      return true;
    },
    answer: (who: Nth<Person>, batch: number, rows: readonly { payout: Nth<Payout>; isPaid: boolean }[]): boolean => {
      const isFit = ({ payout }: { payout: Nth<Payout> }) =>
        payout?.batch === batch && payout.state === 'underWay' && payout.worker !== who;
      const isOnce = new Set(rows.map(({ payout }) => payout)).size === rows.length;
      if (!is('admin', who) || batch === 0 || rows.length === 0 || !isOnce || !rows.every(isFit)) return false;
      for (const { payout, isPaid } of rows) {
        if (!payout) continue;
        payout.state = isPaid ? 'paid' : 'failed';
        if (!isPaid) credit(payout.worker, payout.coins);
      }
      return true;
    },
    setRole: (who: Nth<Person>, whom: Nth<Person>, role: Role): boolean => {
      if (!is('admin', who) || !whom || whom.gone) return false;
      if (whom.role === 'admin' && role !== 'admin' && admins() === 1) return false;
      const open = jobs.some((job) => job.owner === whom && !job.closed && job.slots > 0);
      const waiting = works.some((work) => work.job.owner === whom && work.state === 'pending');
      if (whom.role === 'buyer' && role !== 'buyer' && (open || waiting)) return false;
      whom.role = role;
      return true;
    },
    remove: (who: Nth<Person>, whom: Nth<Person>): boolean => {
      if (!is('admin', who) || !whom || whom.gone || (whom.role === 'admin' && admins() === 1)) return false;
      if (payouts.some((one) => one.worker === whom && one.state === 'underWay')) return false;
      if (whom.debt > 0 || [...payments.values()].some((one) => one.account === whom && isUnderWay(one))) return false;
      whom.gone = true;
      jobs.filter((job) => job.owner === whom && !job.closed).forEach(close);
      const waiting = works.filter((work) => work.job.owner === whom && work.state === 'pending');
      waiting.forEach((work) => (work.worker.gone ? reject(work) : approve(work)));
      return true;
    },
  };
};
