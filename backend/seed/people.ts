import type { Prices } from '#domain/coins.ts';
import type { Role } from '#domain/entities.ts';
import { transfers } from '../ledger.ts';
import type { UserRow } from '../store/tables.ts';
import type { Books } from './createBooks.ts';
import { createFaces } from './createFaces.ts';
import { firstNames, lastNames } from './names.ts';
import type { Random } from './createRandom.ts';

/** E-mail addresses of the users whom the demo signs in with one click, by role. */
export const demoPeople = {
  admin: 'admin@example.test',
  buyer: 'buyer@example.test',
  worker: 'worker@example.test',
} as const satisfies Record<Role, string>;

const demoNames = { admin: 'Nusrat Karim', buyer: 'Mateo Silva', worker: 'Priya Nair' };
/** Numbers of further users by role. */
const others = { admin: 2, buyer: 57, worker: 138 };

/**
 * Creates the demo's users, and books the welcome coins of their sign-ups. Admins were workers first, because nobody
 * signs up as an admin. `site` is the origin that serves their pictures.
 */
export const seedPeople = (random: Random, { book, stamp }: Books, { welcome }: Prices, site: string): UserRow[] => {
  const faceOf = createFaces(site);
  const taken = new Set<string>(Object.values(demoPeople));
  const person = (role: Role, name: string, email: string): UserRow => {
    const _id = random.hex(24);
    const known = {
      uid: `seed-${_id}`,
      verified: true,
      debt: 0,
      deleted: false,
      leaving: false,
      suspended: false,
      suspension: '',
    };
    const { created_at } = stamp(_id);
    const user = { _id, name, displayName: name, email, role, coin: 0, imgurl: faceOf(name), ...known, created_at };
    book(transfers.signUp(user, welcome[role === 'buyer' ? 'buyer' : 'worker'], stamp(_id)));
    return user;
  };
  const stranger = (role: Role): UserRow => {
    const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
    const email = `${plain(name)}@example.test`;
    if (taken.has(email)) return stranger(role);
    taken.add(email);
    return person(role, name, email);
  };
  const demo = (role: Role) => person(role, demoNames[role], demoPeople[role]);
  const crowd = (role: Role) => Array.from({ length: others[role] }, () => stranger(role));
  return [demo('admin'), demo('buyer'), demo('worker'), ...crowd('admin'), ...crowd('buyer'), ...crowd('worker')];
};

/** Name as the first part of an e-mail address: 'Zoë García' becomes 'zoe.garcia'. */
const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.');
