import type { DocumentFacts, StatementLine } from '#backend/config.ts';
import { minorUnitsOf, type Currency } from '#domain/coins.ts';
import { createPage } from './createPage.ts';
import type { ReceiptSettings } from './receiptSettings.ts';
import { texts } from './texts.ts';

type Texts = (typeof texts)[keyof typeof texts];
type Receipt = Extract<DocumentFacts, { kind: 'receipt' }>;
type Statement = Extract<DocumentFacts, { kind: 'statement' }>;

/** Distances of a statement's columns from the margin, in points. */
const PLACES = { day: 0, what: 110, coins: 370, money: 480 } as const;

/**
 * Returns a function that writes a receipt or statement as a PDF, in a language (BCP 47 tag), with the owner's
 * settings.
 */
export const createDocuments =
  ({ from, typeface }: ReceiptSettings) =>
  async (facts: DocumentFacts, language: string): Promise<Uint8Array> => {
    const locale = Object.hasOwn(texts, language) ? (language as keyof typeof texts) : 'en';
    const t = texts[locale];
    const formats = formatsOf(locale, facts.currency);
    const title = facts.kind === 'receipt' ? t.receipt : `${t.statement} ${formats.bare.format(facts.year)}`;
    const page = createPage(title, typeface);
    page.line([{ text: from, at: 0 }]);
    page.line([{ text: title, at: 0 }], 18);
    page.line([
      { text: t.for, at: 0 },
      { text: [facts.name, facts.email].filter(Boolean).join(', '), at: 110 },
    ]);
    if (facts.kind === 'receipt') writeReceipt(page, facts, t, formats);
    else writeStatement(page, facts, t, formats);
    return page.end();
  };

type Page = ReturnType<typeof createPage>;
type Formats = ReturnType<typeof formatsOf>;

const formatsOf = (locale: string, currency: Currency) => {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: currency.code, currencyDisplay: 'code' });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' });
  return {
    whole: new Intl.NumberFormat(locale),
    bare: new Intl.NumberFormat(locale, { useGrouping: false }),
    // The typefaces lack a no-break space.
    money: (minor: number) => money.format(minor / minorUnitsOf(currency)).replaceAll('\u00a0', ' '),
    /** Day of a time, or the month if `at` is only a month: '2026-11'. */
    day: (at: string) => (at.length === 7 ? months : days).format(new Date(at)),
  };
};

const writeReceipt = (page: Page, facts: Receipt, t: Texts, { whole, money, day }: Formats): void => {
  const rows = [
    [t.number, facts.number],
    [t.day, day(facts.at)],
    [t.coins, whole.format(facts.coins)],
    [t.price, money(facts.cost)],
    ...(facts.returned > 0 ? [[t.returned, money(facts.returned)]] : []),
  ] as const;
  for (const [label = '', text = ''] of rows)
    page.line([
      { text: label, at: 0 },
      { text, at: 110 },
    ]);
};

const writeStatement = (page: Page, { lines }: Statement, t: Texts, { whole, money, day }: Formats): void => {
  const names = {
    bought: t.bought,
    returned: t.returnedLine,
    earned: t.earned,
    spent: t.spent,
    paidOut: t.paidOut,
  } as const satisfies Record<StatementLine['what'], string>;
  const row = (when: string, what: string, coins: string, sum: string) =>
    page.line([
      { text: when, at: PLACES.day },
      { text: what, at: PLACES.what },
      { text: coins, at: PLACES.coins, end: true },
      { text: sum, at: PLACES.money, end: true },
    ]);
  if (lines.length === 0) {
    page.line([{ text: t.none, at: 0 }]);
    return;
  }
  row(t.day, t.what, t.coins, t.money);
  for (const { at, what, coins, money: sum } of lines)
    row(day(at), names[what], whole.format(coins), sum === 0 ? '' : money(sum));
  const total = (of: 'coins' | 'money') => lines.reduce((sum, line) => sum + line[of], 0);
  row('', t.total, whole.format(total('coins')), money(total('money')));
  page.line([{ text: t.note, at: 0 }], 8);
};
