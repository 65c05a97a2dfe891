import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { aCardCompany } from '#tests/server/support/cards/aCardCompany.ts';
import { compareTold } from './compareTold.ts';
import { createLoad } from './createLoad.ts';

// Run by scripts/rehearse.mjs: a stand-in for the card company, and people at work. Each line of the input is a command
// in JSON, each line of the output its answer; the first one says where the company is.
const company = await aCardCompany();
const key = Buffer.from(process.env.TOKEN_SECRET ?? '', 'base64');
// As environment.ts names it.
const id = createHash('sha256').update(key).digest('hex').slice(0, 16);
const load = createLoad(company, [{ id, key }], Number(process.env.LANES ?? '6'));
const say = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`);

let marked = load.copy();
const commands: Readonly<Record<string, (given: string[]) => object | Promise<object>>> = {
  join: async (urls) => {
    await load.join(urls);
    return {};
  },
  leaver: async ([email = '', ...urls]) => {
    await load.leaver(email, urls);
    return {};
  },
  buy: async (urls) => ({ status: await load.buy(urls) }),
  time: () => {
    load.time();
    return {};
  },
  /** Keys that the company takes, and the secret that it signs by. */
  allowKey: ([one = '']) => {
    company.accepted.add(one);
    return {};
  },
  revokeKey: ([one = '']) => {
    company.accepted.delete(one);
    return {};
  },
  signBy: ([secret = '']) => {
    company.keys.webhook = secret;
    return {};
  },
  work: (urls) => {
    load.work(urls);
    return {};
  },
  rest: async () => {
    await load.rest();
    return load.figures();
  },
  figures: () => load.figures(),
  mark: () => {
    marked = load.copy();
    return {};
  },
  /** Rows of a database that was restored to the marked moment, and the charges made since, which it does not know. */
  compareMarked: async ([database = '']) => ({
    problems: await compareTold(database, marked),
    since: [...load.told.purchases].filter((one) => !marked.purchases.has(one)),
  }),
  compare: async ([database = '']) => ({ problems: [...load.problems, ...(await compareTold(database, load.told))] }),
};

say({ url: company.url, ...company.keys });
for await (const line of createInterface(process.stdin)) {
  const [name = '', ...given] = JSON.parse(line) as string[];
  say((await commands[name]?.(given)) ?? { error: `There is no ${name}.` });
}
company.close();
