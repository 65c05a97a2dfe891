import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { aBucket } from '#tests/server/support/aBucket.ts';
import { aCardCompany } from '#tests/server/support/cards/aCardCompany.ts';
import { compareTold } from './compareTold.ts';
import { createLoad } from './createLoad.ts';
import { createPictureLoad, UPLOAD_KEY } from './createPictureLoad.ts';

// Run by scripts/rehearse.mjs: stand-ins for the card company and a bucket, and people at work. Each line of the input is
// a command in JSON, each line of the output its answer; the first one says where both are.
const [company, bucket] = [await aCardCompany(), await aBucket()];
const key = Buffer.from(process.env.TOKEN_SECRET ?? '', 'base64');
// As environment.ts names it.
const id = createHash('sha256').update(key).digest('hex').slice(0, 16);
const load = createLoad(company, [{ id, key }], Number(process.env.LANES ?? '6'));
const pictures = createPictureLoad(bucket);
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
  /** Keys that the bucket takes. */
  allowBucketKey: ([one = '', secret = '']) => {
    bucket.keys.set(one, secret);
    return {};
  },
  revokeBucketKey: ([one = '']) => {
    bucket.keys.delete(one);
    return {};
  },
  /** Some people send pictures, too, until all rest. */
  draw: (urls) => {
    pictures.work(urls);
    return {};
  },
  pictures: () => pictures.figures(),
  work: (urls) => {
    load.work(urls);
    return {};
  },
  rest: async () => {
    await Promise.all([load.rest(), pictures.rest()]);
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

const { address, region, accessKey, secretKey } = bucket.settings;
say({
  url: company.url,
  ...company.keys,
  bucket: {
    PICTURES_ENDPOINT: new URL(address).origin,
    PICTURES_BUCKET: new URL(address).pathname.slice(1),
    PICTURES_REGION: region,
    PICTURES_ACCESS_KEY: accessKey,
    PICTURES_SECRET_KEY: secretKey,
    PICTURES_URL: 'http://127.0.0.1/pictures',
    PICTURES_KEY: UPLOAD_KEY,
  },
});
for await (const line of createInterface(process.stdin)) {
  const [name = '', ...given] = JSON.parse(line) as string[];
  say((await commands[name]?.(given)) ?? { error: `There is no ${name}.` });
}
company.close();
bucket.close();
