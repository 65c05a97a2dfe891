import { usualExtras } from '#contract/extras.ts';
import { done, type Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';
import { refuseFor } from '../refuse.ts';
import { queryRows } from '../store/queryRows.ts';
import { lockSubject } from './users.ts';

export const suspensionCalls = ({ extras = usualExtras }: BackendConfig) => {
  const needsTwo = extras.includes('twoAdmins');
  return {
    listSuspensions: async ({ tx, list }) => {
      const { rows } = await tx.list('users', { deleted: false, suspended: true });
      const suspended = rows.map(({ _id, name, email, suspension: reason }) => ({ _id, name, email, reason }));
      return queryRows(suspended, ['name', 'email', 'reason'], list);
    },

    /** Suspends an account until the suspension is lifted; another reason replaces the former one. */
    suspendUser: async ({ args: { id, reason }, me, tx }) => {
      if (id === me._id) refuseFor(409, 'ownSuspension');
      await lockSubject(tx, me, id, { staysAdmin: false, needsTwo });
      await tx.change('users', id, { deleted: false }, { suspended: true, suspension: reason });
      return done;
    },

    liftSuspension: async ({ args: { id }, me, tx }) => {
      await lockSubject(tx, me, id, { staysAdmin: true, needsTwo });
      await tx.change('users', id, { deleted: false, suspended: true }, { suspended: false, suspension: '' });
      return done;
    },
  } satisfies Partial<Calls>;
};
