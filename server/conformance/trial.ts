import { endpoints, type EndpointName, type Endpoints } from '#contract/endpoints.ts';
import type { Args, Endpoint } from '#contract/endpoint.ts';
import { isRecord } from '#domain/isRecord.ts';
import type { Accounts } from './accounts.ts';
import { rowsIn, type Fact } from './checkRows.ts';
import { inWords, type Ask, type Reply, type Who } from './createAsker.ts';
import { blameOf, type Report } from './createReport.ts';

/** Function for a call that must succeed; otherwise it reports the call, and resolves to undefined. */
type Demand = <N extends EndpointName>(
  name: N,
  args: Args<Endpoints[N]>,
  who: Who | null,
) => Promise<Reply | undefined>;

/**
 * Tools of a conformance test: functions that call the server under test, the accounts that make the calls, and the
 * report of findings.
 */
export type Trial = {
  readonly report: Report;
  readonly accounts: Accounts;
  /** Extras that the server announces. */
  readonly extras: readonly string[];
  readonly ask: Ask;
  /** Makes a call that must succeed; otherwise reports it, and resolves to undefined. */
  readonly demand: Demand;
  /**
   * Rows of the list with which the server responds to a call that must succeed. If the call fails, this is reported,
   * and the result is undefined. If the response is no list, this is reported, and the result is an empty array.
   */
  readonly list: <N extends EndpointName>(
    name: N,
    args: Args<Endpoints[N]>,
    who: Who | null,
  ) => Promise<Fact[] | undefined>;
  /** Record of an account from GET /oneUser; an empty one if there is none, or the call failed. */
  readonly userOf: (who: Who) => Promise<Fact>;
  /** Coins of an account; NaN if its record has none. */
  readonly coinsOf: (who: Who) => Promise<number>;
  /**
   * Makes a call that our own server refuses. Resolves to true if the tested server refuses it too, or does not answer;
   * otherwise reports the call in a sentence that begins with `why`, and resolves to false.
   */
  readonly refuses: <N extends EndpointName>(
    name: N,
    args: Args<Endpoints[N]>,
    who: Who | null,
    why: string,
  ) => Promise<boolean>;
};

export const createTrial = (
  { ask, report, accounts }: Pick<Trial, 'ask' | 'report' | 'accounts'>,
  extras: readonly string[],
): Trial => {
  const demand: Demand = async (name, args, who) => {
    const reply = await ask(name, args, who);
    const { succeedsOn }: Endpoint = endpoints[name];
    const blame = blameOf(report, name);
    if (reply.status === 0) return undefined;
    if (!reply.ok) {
      blame(name, `answers ${inWords(reply)} to ${who === null ? 'a visitor' : `the ${who}`}`);
      return undefined;
    }
    if (succeedsOn !== undefined && reply.status !== succeedsOn)
      blame(name, `answers ${inWords(reply)}, and only ${String(succeedsOn)} means success`);
    return reply;
  };
  const userOf: Trial['userOf'] = async (who) => {
    const reply = await demand('getUser', { email: accounts[who]?.email ?? '' }, who);
    return isRecord(reply?.body) ? reply.body : {};
  };
  return {
    report,
    accounts,
    extras,
    ask,
    demand,
    userOf,
    list: async (name, args, who) => {
      const reply = await demand(name, args, who);
      return reply && rowsIn(report, name, reply);
    },
    coinsOf: async (who) => Number((await userOf(who)).coin),
    refuses: async (name, args, who, why) => {
      const reply = await ask(name, args, who);
      if (reply.status >= 500) report.differs(name, `fails with ${inWords(reply)}, where ours refuses in words`);
      else if (reply.ok) report.differs(name, `${why}, which ours refuses`);
      return !reply.ok;
    },
  };
};

/**
 * Compares an account's coins with `due`, the number that it would have on our own server; NaN is not compared. A
 * difference is reported for the call `name`, in a sentence that begins with `why`.
 */
export const expectCoins = async (
  { report, coinsOf }: Trial,
  name: EndpointName,
  who: Who,
  due: number,
  why: string,
): Promise<void> => {
  const coins = await coinsOf(who);
  if (Math.abs(coins - due) > 0)
    report.differs(name, `${why}: the ${who} has ${String(coins)} coins, where ours leaves ${String(due)}`);
};
