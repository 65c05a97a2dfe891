import type { User } from '#domain/entities.ts';
import { roles } from '#domain/entities.ts';

const firstNames = ['Ada', 'Ben', 'Chen', 'Dana', 'Emil', 'Farah', 'Goran', 'Hana', 'Ivan', 'Jing', 'Kofi', 'Lena'];
const lastNames = ['Alvarez', 'Brandt', 'Costa', 'Dubois', 'Eriksen', 'Ferrari', 'Gupta', 'Haddad', 'Ito', 'Jansen'];

/** Step that is coprime to every list's length: it visits all numbers below a million in an order that looks random. */
const STRIDE = 700_001;

const pick = <T>(from: readonly T[], place: number): T => from[place % from.length] as T;

/** Users for the benchmark, the same in every run. Names and coins are unique, so that each order is unambiguous. */
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
