import { readFileSync } from 'node:fs';
import { readSettings, usualSettings, type CardFees, type Settings } from '#contract/settings.ts';
import { inMinorUnits, moneyText, valueOf, type CoinPackage, type Prices } from '#domain/coins.ts';
import type { Env } from './runCommand.ts';

/**
 * Settings in the file that SETTINGS_FILE names, or the usual ones without it. `problem` gets a sentence for each thing
 * that is wrong.
 */
export const settingsOf = (env: Env, problem: (sentence: string) => void): Settings => {
  const file = env.SETTINGS_FILE?.trim() ?? '';
  if (file === '') return usualSettings;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    problem(`SETTINGS_FILE names no file that can be read: ${file}.`);
    return usualSettings;
  }
  const { settings, problems } = readSettings(text);
  for (const one of problems) problem(`${file}: ${one}`);
  return settings;
};

/**
 * Earnings from one sold package in minor units. `taken` is its price, `fee` the card company's, `paysOut` the value of
 * the coins when withdrawn, and `earned` the rest, negative for a loss. The fee is `percent` of the price, plus `fixed`
 * in the currency's main unit.
 */
export const earningsOf = ({ coins, price }: CoinPackage, prices: Prices, { percent, fixed }: CardFees) => {
  const taken = inMinorUnits(price, prices.currency);
  // Whole ten-thousandths of a percent are multiplied, because products of fractions are inexact; the fee is rounded up
  // to a whole cent.
  const share = Math.ceil(Math.round(taken * percent * 10_000) / 1_000_000);
  const fee = share + inMinorUnits(fixed, prices.currency);
  const paysOut = valueOf(coins, prices);
  return { taken, fee, paysOut, earned: taken - fee - paysOut };
};

/** Prices in the settings, without the card fees and the choice to accept losses, which the server sends to nobody. */
export const pricesOf = ({ cardFees: _, acceptLosses: __, ...prices }: Settings): Prices => prices;

/**
 * Prices with the packages that may be sold for real cards: those without a loss, or all if losses are accepted.
 * `sentences` tell the owner what each package earns.
 */
export const sellable = (settings: Settings): { prices: Prices; sentences: string[] } => {
  const { cardFees, acceptLosses } = settings;
  const prices = pricesOf(settings);
  const money = (minor: number) => moneyText(minor, prices.currency);
  const judged = prices.packages.map((one) => ({ one, ...earningsOf(one, prices, cardFees) }));
  const isSold = ({ earned }: { earned: number }) => earned >= 0 || acceptLosses;
  const sentences = judged.map((each) => {
    const { one, taken, fee, paysOut, earned } = each;
    const outcome = earned < 0 ? `it loses ${money(-earned)}` : `it earns ${money(earned)}`;
    const end = earned >= 0 ? '' : isSold(each) ? ', and is sold all the same (acceptLosses)' : ', and is not sold';
    return `${String(one.coins)} coins for ${money(taken)}: ${money(fee)} fees, ${money(paysOut)} paid out when withdrawn: ${outcome}${end}.`;
  });
  const packages = judged.filter(isSold).map(({ one }) => one);
  return { prices: { ...prices, packages }, sentences };
};
