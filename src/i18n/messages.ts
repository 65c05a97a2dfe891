import type { en } from './en/index.ts';
import type * as console from './en/parts/console.ts';
import type * as profile from './en/parts/profile.ts';
import type * as reactAdmin from './en/parts/reactAdmin.ts';
import type * as site from './en/parts/site.ts';

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
type At<T, K extends string> = K extends `${infer H}.${infer R}`
  ? H extends keyof T
    ? At<T[H], R>
    : never
  : K extends keyof T
    ? T[K]
    : never;
/**
 * Variables that every text may use although no caller passes them. `currency` is the currency's sign alone, `sign` the
 * sign as it stands before an amount.
 */
export type Standing = 'currency' | 'sign';
type Asked<S> = Exclude<Vars<S>, Standing>;
type Vars<S> = S extends `${string}%{${infer V}}${infer R}` ? V | Vars<R> : never;

/** Types of the texts, by the parts in which they are loaded. */
export type Parts = {
  site: typeof site;
  console: typeof console;
  profile: typeof profile;
  /** Texts of react-admin's components. Only those components use their keys. */
  reactAdmin: typeof reactAdmin;
};

type SameVars<E, T> = [Vars<E>, Vars<T>] extends [Vars<T>, Vars<E>] ? string : { usesVariables: Vars<E> };
type Compared<E, T> = {
  readonly [K in keyof E]: K extends keyof T
    ? E[K] extends string
      ? SameVars<E[K], T[K]>
      : Compared<E[K], T[K]>
    : E[K];
} & { readonly [K in Exclude<keyof T, keyof E>]: never };
/**
 * Type of a part in another language. It does not compile if texts are missing or too many, or if a text has other
 * variables than the English one.
 */
export type Translated<P extends keyof Parts, T extends Compared<Parts[P], T>> = T;

export type MessageKey = Leaves<typeof en>;
/** Keys of texts that need no variables. */
export type PlainKey = { [K in MessageKey]: [Asked<At<typeof en, K>>] extends [never] ? K : never }[MessageKey];

/**
 * Variable `smart_count`, which chooses the plural form. A text with plural forms requires it; for others it is
 * optional.
 */
type Count<S> = S extends `${string} |||| ${string}` ? { smart_count: number } : { smart_count?: number };

/** Translate function with typed keys. A call does not compile if a variable of the text is missing. */
export type Translate = <K extends MessageKey>(
  key: K,
  ...vars: [Asked<At<typeof en, K>>] extends [never]
    ? []
    : [Record<Asked<At<typeof en, K>>, string | number> & Count<At<typeof en, K>>]
) => string;
