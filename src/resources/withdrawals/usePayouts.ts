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

/** The part of a user that matters for paying. */
type Holder = RaRecord<string> & { email: string; coin: number };

/**
 * All pending requests, on whatever page, and their issues. They cost the list no request of its own; balances are read once
 * there are requests, and missing ones break nothing. `stale` is true when the requests could not be read again: some may have
 * been paid since.
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
  // A server that announces its prices sets the amounts; any other keeps what a browser sent.
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
    balancesFailed,
    loadBalances,
    /** True when every issue was looked for: requests, balances and accounts are loaded. */
    checked: requests.length > 0 && holders !== undefined && !balancesFailed,
    /** The id of the user who sent a request; undefined while or when it is unknown. */
    workerIdOf: ({ worker_email }: WithdrawalRecord): string | undefined =>
      holders?.find(({ email }) => sameEmail(email, worker_email))?.id,
  };
};

export type Payouts = ReturnType<typeof usePayouts>;
