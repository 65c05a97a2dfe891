import { usualExtras } from '#contract/extras.ts';
import { ACTIVE_ADMINS } from '../activeAdmins.ts';
import { done, type Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';
import { coinsOf, erase, forget, openThings } from '../erase.ts';
import { refuse } from '../refuse.ts';
import { settleDepartures } from '../settleDepartures.ts';
import { unkeyed } from '../welcome.ts';

export const erasureCalls = ({ extras = usualExtras, erasures = { hashes: unkeyed } }: BackendConfig) => {
  const admins = extras.includes('twoAdmins') ? 2 : 1;
  return {
    /**
     * Preview of an erasure: the coins that would be lost, and counts of what it has to wait for ({@link openThings}).
     * `admins` is 1 if too few admins would remain, else 0.
     */
    getErasure: async ({ me, tx }) => {
      const accounts = (await tx.list('users', { uid: me.uid })).rows;
      const all = me.role === 'admin' ? await tx.count('users', ACTIVE_ADMINS) : Infinity;
      return { coins: coinsOf(accounts), ...(await openThings(tx, accounts)), admins: Number(all <= admins) };
    },

    /**
     * Erases the caller's accounts for good. `coins` is the number that the person has agreed to lose; if the accounts
     * have another by now, the request is refused with 409.
     */
    eraseAccount: {
      inside: async ({ args, me, tx, by }) => {
        if (!/^\d{1,16}$/.test(args.coins)) refuse(400, 'Malformed: coins');
        const manner = { hashes: erasures.hashes, agreed: Number(args.coins), waits: true, admins, caller: me };
        await erase(tx, me._id, manner, by.created_at);
        return done;
      },
      after: async ({ transaction, now }) => {
        await settleDepartures(transaction, () => now);
        await forget(transaction, erasures.note);
      },
    },
  } satisfies Partial<Calls>;
};
