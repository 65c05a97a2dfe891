import { useGetList } from 'react-admin';
import type { Withdrawal } from '#domain/entities.ts';
import type { UserRecord } from './userRecord.ts';

/** More than anybody asks for at once; the sum must not leave one out. */
const ALL = { page: 1, perPage: 1000 } as const;

/** What a user has asked to be paid and was not yet, the oldest first. */
export const usePendingPayouts = ({ email }: UserRecord) =>
  useGetList<Withdrawal & { id: string }>('withdrawals', {
    filter: { worker_email: email },
    sort: { field: 'withdraw_date', order: 'ASC' },
    pagination: ALL,
  });
