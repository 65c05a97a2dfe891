import type { en } from './en/index.ts';
import type { admin } from './en/parts/admin.ts';
import type { buyer } from './en/parts/buyer.ts';
import type { dashboard } from './en/parts/dashboard.ts';
import type { worker } from './en/parts/worker.ts';

type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };
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
type Vars<S> = S extends `${string}%{${infer V}}${infer R}` ? V | Vars<R> : never;

/** What a language must hold beside the site's texts, by who reads it: a missing text does not compile. */
export type Parts = {
  dashboard: Shape<typeof dashboard>;
  admin: Shape<typeof admin>;
  buyer: Shape<typeof buyer>;
  worker: Shape<typeof worker>;
};
export type MessageKey = Leaves<typeof en>;
/** Keys whose text needs no variables. */
export type PlainKey = { [K in MessageKey]: [Vars<At<typeof en, K>>] extends [never] ? K : never }[MessageKey];

/** A missing variable does not compile either. `smart_count` chooses between singular and plural, also where it is not shown. */
export type Translate = <K extends MessageKey>(
  key: K,
  ...vars: [Vars<At<typeof en, K>>] extends [never]
    ? []
    : [Record<Vars<At<typeof en, K>>, string | number> & { smart_count?: number }]
) => string;
