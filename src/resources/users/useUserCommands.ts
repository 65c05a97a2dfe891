import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { PeopleEditRegular } from '@fluentui/react-icons/headless/svg/people-edit';
import { useCallback, useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useBulk, type BulkJob, type BulkQuestion, type BulkRow } from '#bulk/useBulk.ts';
import { sameEmail } from '#domain/email.ts';
import { roles, type Role } from '#domain/entities.ts';
import { useT } from '#i18n/useT.ts';
import type { Command } from '#ui/commands/command.ts';
import { useMay } from '#ui/rights/useMay.ts';
import { nameOf, type UserRecord } from './userRecord.ts';

/** Hook that returns the commands for selected users: change their role, and delete them. */
export const useUserCommands = (): readonly Command<UserRecord>[] => {
  const t = useT();
  const bulk = useBulk();
  const dataProvider = useDataProvider();
  const me = useSessionState().user?.email;
  // True when the server demands at least two admins, and that another admin confirms each new one.
  const needsTwo = useMay('create', 'promotions');
  const lost = useLostCoins();
  return useMemo((): Command<UserRecord>[] => {
    /** Number of admins. Infinity when the list cannot be read, because the server protects the last admin itself. */
    const countAdmins = async (): Promise<number> => {
      const query = { filter: { role: 'admin' }, pagination: { page: 1, perPage: 1 } };
      const { total } = await dataProvider.getList('users', query).catch(() => ({ total: undefined }));
      return total ?? Infinity;
    };
    const start = async (
      users: readonly UserRecord[],
      job: Omit<BulkJob, 'resource' | 'rows'>,
      warning: string,
      { becoming, lost }: { becoming?: Role; lost?: BulkQuestion['money'] } = {},
    ) => {
      const changing = users.filter(({ role }) => role !== becoming);
      const admins = becoming === 'admin' ? Infinity : await countAdmins();
      const skipped = protectedUsers(changing, { me, admins, least: needsTwo ? 2 : 1 });
      const rows = users.map((user): BulkRow => {
        const { id, role, coin } = user;
        const skip = skipped.get(id);
        const coins = lost && coin > 0 && { coins: coin };
        return { id, name: nameOf(user), unchanged: role === becoming, ...(skip && { skip }), ...coins };
      });
      await bulk.start({ ...job, resource: 'users', rows }, { warning, ...(lost && { money: lost }) });
    };
    const remove = (users: readonly UserRecord[]) =>
      void start(users, { work: 'deleteUsers', verb: 'delete', destructive: true }, t('confirm.cannotBeUndone'), {
        lost,
      });
    const changeRole = (role: Role) => (users: readonly UserRecord[]) => {
      const warning = t('users.newRole', { role: t(`role.${role}`) });
      const job = { work: 'changeRole', verb: 'update', data: { role }, destructive: false } as const;
      void start(users, job, warning, { becoming: role });
    };
    return [
      {
        key: 'changeRole',
        label: t('bulk.work.changeRole.title'),
        Icon: PeopleEditRegular,
        on: 'selection',
        needs: 'edit',
        menu: roles
          .filter((role) => !needsTwo || role !== 'admin')
          .map((role) => ({ key: role, label: t(`role.${role}`), run: changeRole(role) })),
      },
      {
        key: 'delete',
        label: t('bulk.work.deleteUsers.title'),
        Icon: DeleteRegular,
        on: 'selection',
        destructive: true,
        needs: 'delete',
        run: remove,
      },
    ];
  }, [t, bulk, dataProvider, me, needsTwo, lost]);
};

/**
 * Hook that returns the sentence about the coins of deleted accounts. It says that they can be restored if the server
 * announces an action log.
 */
export const useLostCoins = () => {
  const t = useT();
  const sentence = useMay('edit', 'actions') ? 'users.restorable' : 'users.lost';
  return useCallback((coins: string) => t(sentence, { coins }), [t, sentence]);
};

type Protection = {
  /** E-mail address of the signed-in admin. */
  me: string | undefined;
  /** Number of all admins. At least `least` of them, by default one, must remain. */
  admins: number;
  least?: number;
};

/**
 * Selected users, by id, whom a bulk deletion or change of role skips, each with the reason. 'own' is the signed-in
 * admin, who has a separate question (C-39); 'lastAdmin' is an admin without whom fewer than `least` would remain. The
 * first admins of the selection are changed, the last ones skipped.
 */
export const protectedUsers = (
  users: readonly UserRecord[],
  { me, admins, least = 1 }: Protection,
): ReadonlyMap<string, 'own' | 'lastAdmin'> => {
  const skipped = new Map<string, 'own' | 'lastAdmin'>();
  let remaining = admins;
  for (const { id, email, role } of users) {
    if (sameEmail(email, me)) skipped.set(id, 'own');
    else if (role === 'admin' && remaining <= least) skipped.set(id, 'lastAdmin');
    else if (role === 'admin') remaining--;
  }
  return skipped;
};
