import * as z from 'zod/mini';
import { inMinorUnits, minorUnitsOf, specified, type Currency, type Prices } from '../domain/coins.ts';
import { MOST_CHARGED } from './bodies.ts';

/**
 * Fees that the card company keeps of each charge: a percentage, and an amount in the currency's main unit (dollars,
 * not cents).
 */
export type CardFees = { readonly percent: number; readonly fixed: number };

/**
 * Settings that the owner sets in the settings file: prices, the card company's fees, and if packages may be sold at a
 * loss.
 */
export type Settings = Prices & {
  /** Fees of the card company. */
  readonly cardFees: CardFees;
  /**
   * True when packages may be sold at a loss: their price less the card fees is below what their coins pay out when
   * withdrawn.
   */
  readonly acceptLosses: boolean;
};

/**
 * Settings that apply without a settings file: the specification's prices, and the card company's usual fees for
 * dollars.
 */
export const usualSettings: Settings = { ...specified, cardFees: { percent: 2.9, fixed: 0.3 }, acceptLosses: false };

const money = z.number().check(z.positive());
const coins = z.int().check(z.positive(), z.maximum(1_000_000));
const someCoins = z.int().check(z.nonnegative(), z.maximum(1_000_000));
const schema = z.strictObject({
  currency: z.strictObject({
    code: z.string().check(z.regex(/^[A-Z]{3}$/)),
    minorUnits: z.int().check(z.nonnegative(), z.maximum(4)),
  }),
  packages: z.array(z.strictObject({ coins, price: money })).check(z.minLength(1)),
  payout: z.strictObject({ coins, pays: money }),
  leastWithdrawal: coins,
  welcome: z.strictObject({ buyer: someCoins, worker: someCoins, perDay: z.nullable(z.int().check(z.nonnegative())) }),
  cardFees: z.optional(
    z.strictObject({
      percent: z.number().check(z.nonnegative(), z.maximum(100)),
      fixed: z.number().check(z.nonnegative()),
    }),
  ),
  acceptLosses: z.optional(z.boolean()),
});

/**
 * Reads the text of a settings file. `problems` has a sentence for each error in it; if there is any, `settings` are
 * the usual ones.
 */
export const readSettings = (text: string): { settings: Settings; problems: readonly string[] } => {
  const wrong = (...problems: string[]) => ({ settings: usualSettings, problems });
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    return wrong(`it is no JSON: ${error instanceof Error ? error.message : ''}.`);
  }
  const { success, data, error } = schema.safeParse(given);
  if (!success) return wrong(...error.issues.flatMap((issue) => sentencesOf(issue, given)));
  const problems = misfits(data);
  if (problems.length > 0) return wrong(...problems);
  const { cardFees = usualSettings.cardFees, acceptLosses = false, ...prices } = data;
  return { settings: { ...prices, cardFees, acceptLosses }, problems };
};

/** Path of a value in the settings file as text, such as `packages[1].price`. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${String(part)}]` : `.${String(part)}`))
    .join('')
    .slice(1);

const sentencesOf = (issue: z.core.$ZodIssue, given: unknown): string[] => {
  const place = placeOf(issue.path);
  const within = place === '' ? '' : `${place}.`;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${within}${key} is no setting.`);
  const value = issue.path.reduce<unknown>(
    (held, part) => (held as Record<PropertyKey, unknown> | null | undefined)?.[part],
    given,
  );
  if (place === '') return ['it holds no settings: { "currency": …, "packages": … }.'];
  if (value === undefined) return [`${place} is missing.`];
  return [`${place} is ${JSON.stringify(value)}: ${wantedBy(issue)}.`];
};

/** Words for the value that a validation issue expects: 'it has to be a whole number'. */
const wantedBy = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'too_small' && issue.origin === 'array') return 'there has to be one at least';
  if (issue.code === 'too_small')
    return issue.inclusive ? `it has to be ${String(issue.minimum)} at least` : 'it has to be above 0';
  if (issue.code === 'too_big') return `it may be ${String(issue.maximum)} at most`;
  if (issue.code === 'invalid_format') return 'it has to be three capital letters, as in "USD"';
  const wanted = issue.code === 'invalid_type' ? issue.expected : '';
  return `it has to be ${({ int: 'a whole number', number: 'a number' } as Record<string, string>)[wanted] ?? `of type ${wanted}`}`;
};

/**
 * Sentences about values that are valid alone but do not fit each other, such as a currency and an amount with too many
 * decimals.
 */
const misfits = ({ currency, packages, payout, cardFees }: z.output<typeof schema>): string[] => {
  const { code, minorUnits } = currency;
  if (!Intl.supportedValuesOf('currency').includes(code))
    return [`currency.code is "${code}": there is no such currency.`];
  const real = decimalsOf(code);
  if (real !== minorUnits)
    return [
      `currency.minorUnits is ${String(minorUnits)}, but ${code} has ${real === 0 ? 'no decimals' : `${String(real)} decimals`}.`,
    ];
  const problems: string[] = [];
  const amounts = { 'payout.pays': payout.pays, ...(cardFees && { 'cardFees.fixed': cardFees.fixed }) };
  const prices = packages.map(({ price }, nth) => [`packages[${String(nth)}].price`, price] as const);
  for (const [place, amount] of [...Object.entries(amounts), ...prices]) {
    if (!isWhole(amount, currency))
      problems.push(`${place} is ${String(amount)}, but the smallest amount of ${code} is ${smallest(currency)}.`);
    else if (inMinorUnits(amount, currency) > MOST_CHARGED)
      problems.push(`${place} is ${String(amount)}: no card can be charged that much.`);
  }
  const twice = packages.find(({ coins }, nth) => packages.findIndex((one) => one.coins === coins) < nth);
  if (twice) problems.push(`packages has ${String(twice.coins)} coins twice.`);
  if (problems.length === 0 && inMinorUnits(payout.pays, currency) % payout.coins !== 0)
    problems.push(
      `payout does not fit ${code}: where ${String(payout.coins)} coins pay ${String(payout.pays)}, one coin pays no whole number of ${smallest(currency)}.`,
    );
  if (!cardFees && code !== 'USD')
    problems.push(`cardFees is missing: only for USD they are known, percent 2.9 and fixed 0.30.`);
  return problems;
};

/** Number of decimals that a currency has by ISO 4217. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

const isWhole = (amount: number, { minorUnits }: Currency): boolean => Number(amount.toFixed(minorUnits)) === amount;
const smallest = (currency: Currency): string => (1 / minorUnitsOf(currency)).toFixed(currency.minorUnits);
