import type { User } from '#domain/entities.ts';
import { roles } from '#domain/entities.ts';

const firstNames = ['Ada', 'Ben', 'Chen', 'Dana', 'Emil', 'Farah', 'Goran', 'Hana', 'Ivan', 'Jing', 'Kofi', 'Lena'];
const lastNames = ['Alvarez', 'Brandt', 'Costa', 'Dubois', 'Eriksen', 'Ferrari', 'Gupta', 'Haddad', 'Ito', 'Jansen'];

/** Odd and prime to every list's length: counts through all numbers below a million, in an order that looks random. */
const STRIDE = 700_001;

const pick = <T>(from: readonly T[], place: number): T => from[place % from.length] as T;

/** Made-up people, the same in every run. No two have the same name or coins, so that every order has one right answer. */
export const makeUsers = (count: number): readonly User[] =>
  Array.from({ length: count }, (_, place) => {
    const spread = (place * STRIDE) % 1_000_000;
    const number = String(spread).padStart(6, '0');
    const name = `${pick(firstNames, spread)} ${pick(lastNames, Math.floor(spread / 7))} ${number}`;
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.test`;
    const imgurl = spread % 2 === 0 ? `/pictures/${String(spread % 16)}.png` : '';
    const coin = (place * 618_034) % 1_000_003;
    return { _id: `u${number}`, name, displayName: name, email, role: pick(roles, spread), coin, imgurl };
  });
