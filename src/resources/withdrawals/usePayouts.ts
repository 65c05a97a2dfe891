import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import { emailKey, sameEmail } from '#domain/email.ts';
import { usePrices } from '#services/PricesContext.ts';
import { useMay } from '#ui/rights/useMay.ts';
import { payoutIssues } from './payoutIssues.ts';
import type { WithdrawalRecord } from './withdrawalRecord.ts';

const OLDEST_FIRST = { field: 'withdraw_date', order: 'ASC' } as const;
const BY_EMAIL = { field: 'email', order: 'ASC' } as const;
const NONE: readonly WithdrawalRecord[] = [];

/** The fields of a user that matter for paying. */
type Holder = RaRecord<string> & { email: string; coin: number };

/**
 * Hook that returns all pending withdrawal requests, whatever page the list shows, and their issues. The requests come
 * from the cache that the list fills. Workers' balances are requested once there are requests; without balances, fewer
 * kinds of issues are found. `stale` is true when the requests could not be read again, so that some may have been paid
 * since.
 */
export const usePayouts = () => {
  const { data: requests = NONE, isError: stale } = useGetList<WithdrawalRecord>('withdrawals', {
    pagination: ALL_ROWS,
    sort: OLDEST_FIRST,
  });
  const emails = useMemo(() => [...new Set(requests.map(({ worker_email }) => worker_email))].sort(), [requests]);
  const seesUsers = useMay('list', 'users');
  const {
    data: holders,
    isError: balancesFailed,
    refetch: loadBalances,
  } = useGetList<Holder>(
    'users',
    { pagination: ALL_ROWS, sort: BY_EMAIL, filter: { email: emails } },
    { enabled: emails.length > 0 && seesUsers, placeholderData: keepPreviousData },
  );
  const prices = usePrices();
  // A server that announces its prices computes the amounts itself; any other keeps the amount that a browser sent.
  const isServers = useSessionState().extras.includes('prices');
  const issues = useMemo(() => {
    const balances = balancesFailed ? undefined : holders;
    const coins = balances && new Map(balances.map(({ email, coin }) => [emailKey(email), coin]));
    return payoutIssues(requests, coins, isServers ? undefined : prices);
  }, [requests, holders, balancesFailed, isServers, prices]);
  return {
    requests,
    stale,
    issues,
    /** True when the workers' balances could not be read; `loadBalances` tries again. */
    balancesFailed,
    loadBalances,
    /** True when all kinds of issues were looked for, because requests and balances are loaded. */
    checked: requests.length > 0 && holders !== undefined && !balancesFailed,
    /** The id of the user who sent a request; undefined while the users are loading, or if the account was deleted. */
    workerIdOf: ({ worker_email }: WithdrawalRecord): string | undefined =>
      holders?.find(({ email }) => sameEmail(email, worker_email))?.id,
  };
};

export type Payouts = ReturnType<typeof usePayouts>;
