import { done, type Calls } from '../call.ts';
import { isOneOf } from '../lockCaller.ts';
import { refuseFor } from '../refuse.ts';
import type { Tx } from '../store/port.ts';
import { queryRows } from '../store/queryRows.ts';
import type { Member } from '../store/tables.ts';
import { keepPromises, lockSubject } from './users.ts';

const rules = { staysAdmin: true, needsTwo: true };

/**
 * Functions of promotions to admin, on servers with the extra `twoAdmins`: one admin asks for a promotion, another
 * confirms it.
 */
export const promotionCalls = {
  /**
   * Lists the users whose promotion waits for a decision; `asker` is the e-mail address of the admin who asked for it.
   */
  listPromotions: async ({ tx, list }) => {
    const { rows: waiting } = await tx.list('promotions', { decider: '' });
    const ids = waiting.flatMap(({ user_id, asker }) => [user_id, asker]);
    const users = new Map((await tx.list('users', { _id: { in: ids } })).rows.map((user) => [user._id, user]));
    const rows = waiting.flatMap(({ user_id, asker, created_at: asked }) => {
      const user = users.get(user_id);
      if (!user || user.deleted || user.role === 'admin') return [];
      return [{ _id: user_id, name: user.name, email: user.email, asker: users.get(asker)?.email ?? '', asked }];
    });
    return queryRows(rows, ['name', 'email', 'asker'], list);
  },

  askPromotion: async ({ args: { id }, me, tx, by, newId: _id }) => {
    const subject = await lockSubject(tx, me, id, rules);
    if (subject.role === 'admin') return done;
    await keepPromises(tx, subject);
    const asked = { _id, user_id: id, asker: me._id, decider: '', confirmed: false, created_at: by.created_at };
    return (await tx.insert('promotions', asked)) ? done : refuseFor(409, 'promotionAsked');
  },

  /** Confirms a promotion for which another admin has asked: the user becomes an admin. */
  confirmPromotion: async ({ args: { id }, me, tx }) => {
    const subject = await decide(tx, me, id, true);
    await keepPromises(tx, subject);
    await tx.change('users', id, { deleted: false }, { role: 'admin' });
    return done;
  },

  /** Ends an undecided promotion: any admin may decline it, the one who asked included. */
  takeBackPromotion: async ({ args: { id }, me, tx }) => {
    await decide(tx, me, id, false);
    return done;
  },
} satisfies Partial<Calls>;

/**
 * Stores the decision on the waiting promotion of the user `id`: confirmed or, if `confirmed` is false, declined. Locks
 * the user and resolves to the row; the calling function changes the role. Refuses with 409 if no promotion waits, or
 * if the admin who confirms has asked for it or is its user.
 */
const decide = async (tx: Tx, me: Member, id: string, confirmed: boolean): Promise<Member> => {
  const subject = await lockSubject(tx, me, id, rules);
  const [asked] = (await tx.list('promotions', { user_id: id, decider: '' })).rows;
  if (!asked) return refuseFor(409, 'noPromotion');
  if (confirmed && (await isOneOf(tx, me, [asked.asker, id]))) refuseFor(409, 'ownRequest');
  await tx.change('promotions', asked._id, { decider: '' }, { decider: me._id, confirmed });
  return subject;
};
