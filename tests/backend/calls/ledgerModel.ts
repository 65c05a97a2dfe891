import { coinPackages, MINIMUM_WITHDRAWAL, startingCoins } from '#domain/coins.ts';
import type { Role, SignUpRole } from '#domain/entities.ts';

type Person = { role: Role; coin: number; gone: boolean };
type Job = { owner: Person; slots: number; pay: number; closed: boolean };
type Work = { job: Job; worker: Person; state: 'pending' | 'approved' | 'rejected' };
type Payout = { worker: Person; coins: number; paid: boolean };

/** Things by number, as histories name them: there may be none yet. */
type Nth<T> = T | undefined;

/**
 * The coin rules once more, small and without a ledger: every event says whether it is possible, and happens if it is.
 * Written from design and specification, not from the server's code; `who` is the account behind the address, if any.
 */
export const createLedgerModel = () => {
  const accounts: Person[] = [];
  const jobs: Job[] = [];
  const works: Work[] = [];
  const payouts: Payout[] = [];
  const payments = new Set<string>();
  const is = (role: Role, who: Nth<Person>): who is Person => who?.role === role && !who.gone;
  const admins = () => accounts.filter((one) => is('admin', one)).length;

  const close = (job: Job) => {
    job.closed = true;
    job.owner.coin += job.slots * job.pay;
  };
  const reject = (work: Work) => {
    work.state = 'rejected';
    if (work.job.closed) work.job.owner.coin += work.job.pay;
    else work.job.slots += 1;
  };
  const approve = (work: Work) => {
    work.state = 'approved';
    work.worker.coin += work.job.pay;
  };

  return {
    accounts,
    jobs,
    works,
    payouts,
    /** An address is welcomed with coins the first time only. */
    join: (role: SignUpRole, isFirst: boolean): Person => {
      const person: Person = { role, coin: isFirst ? startingCoins[role] : 0, gone: false };
      accounts.push(person);
      return person;
    },
    post: (who: Nth<Person>, slots: number, pay: number): boolean => {
      if (!is('buyer', who) || slots < 1 || pay < 1 || slots * pay > who.coin) return false;
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
    /** A charge that succeeded. `id` names who ordered it, and may be saved again whatever has become of the account since. */
    buy: (who: Nth<Person>, id: string, coins: number): boolean => {
      if (payments.has(id)) return true;
      if (!is('buyer', who) || !coinPackages.some((one) => one.coins === coins)) return false;
      who.coin += coins;
      payments.add(id);
      return true;
    },
    withdraw: (who: Nth<Person>, coins: number): boolean => {
      const waiting = payouts.filter((one) => one.worker === who && !one.paid).reduce((sum, one) => sum + one.coins, 0);
      if (!is('worker', who) || coins < MINIMUM_WITHDRAWAL || coins > who.coin - waiting) return false;
      payouts.push({ worker: who, coins, paid: false });
      return true;
    },
    pay: (who: Nth<Person>, payout: Nth<Payout>): boolean => {
      if (!is('admin', who) || !payout || payout.paid || payout.worker.coin < payout.coins) return false;
      payout.paid = true;
      payout.worker.coin -= payout.coins;
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
      whom.gone = true;
      jobs.filter((job) => job.owner === whom && !job.closed).forEach(close);
      const waiting = works.filter((work) => work.job.owner === whom && work.state === 'pending');
      waiting.forEach((work) => (work.worker.gone ? reject(work) : approve(work)));
      return true;
    },
  };
};
