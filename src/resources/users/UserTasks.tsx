import { useGetList } from 'react-admin';
import type { Task } from '#domain/entities.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { RecordCards } from '#ui/facts/RecordCards.tsx';
import type { UserRecord } from './userRecord.ts';

/** What a user has posted, the next to end first. */
export const UserTasks = ({ user }: { user: UserRecord }) => {
  const t = useT();
  const { day } = useFormat();
  const list = useGetList<Task & { id: string }>('tasks', {
    filter: { user: user.email },
    sort: { field: 'completionDate', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  });
  return (
    <RecordCards
      list={list}
      title={({ taskTitle }) => taskTitle}
      facts={({ requiredWorkers, payableAmount, completionDate }) => [
        { label: t('users.fact.places'), value: requiredWorkers },
        { label: t('users.fact.pay'), value: t('users.coins', { smart_count: payableAmount }) },
        { label: t('users.fact.ends'), value: day(completionDate) },
      ]}
      empty={t('users.noTasks')}
    />
  );
};
