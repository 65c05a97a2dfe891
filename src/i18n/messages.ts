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
/** Variables that every text may use without being given them: the currency's sign alone, and before an amount. */
export type Standing = 'currency' | 'sign';
type Asked<S> = Exclude<Vars<S>, Standing>;
type Vars<S> = S extends `${string}%{${infer V}}${infer R}` ? V | Vars<R> : never;

/** Texts of every language, divided by when they are loaded. */
export type Parts = {
  site: typeof site;
  console: typeof console;
  profile: typeof profile;
  /** Texts of react-admin's components, with keys that only they use. */
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
/** Part in another language. Missing or extra texts, and other variables than in English, do not compile. */
export type Translated<P extends keyof Parts, T extends Compared<Parts[P], T>> = T;

export type MessageKey = Leaves<typeof en>;
/** Keys of texts without variables. */
export type PlainKey = { [K in MessageKey]: [Asked<At<typeof en, K>>] extends [never] ? K : never }[MessageKey];

/** Number that chooses the plural form, `smart_count`; it may be given without being shown. */
type Count<S> = S extends `${string} |||| ${string}` ? { smart_count: number } : { smart_count?: number };

/** Translate function; a missing variable does not compile. */
export type Translate = <K extends MessageKey>(
  key: K,
  ...vars: [Asked<At<typeof en, K>>] extends [never]
    ? []
    : [Record<Asked<At<typeof en, K>>, string | number> & Count<At<typeof en, K>>]
) => string;
