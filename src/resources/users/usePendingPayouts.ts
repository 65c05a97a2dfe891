import { useGetList } from 'react-admin';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import type { Withdrawal } from '#domain/entities.ts';
import type { UserRecord } from './userRecord.ts';

/** What a user has asked to be paid and was not yet, the oldest first. */
export const usePendingPayouts = ({ email }: UserRecord) =>
  useGetList<Withdrawal & { id: string }>('withdrawals', {
    filter: { worker_email: email },
    sort: { field: 'withdraw_date', order: 'ASC' },
    pagination: ALL_ROWS,
  });
