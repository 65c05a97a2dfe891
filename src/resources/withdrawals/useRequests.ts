import { useGetList } from 'react-admin';
import type { Records } from '#dataProvider/bindings.ts';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import type { PayoutState } from '#domain/payoutStates.ts';
import { useMay } from '#ui/rights/useMay.ts';
import type { Receipt } from './receipts.ts';

export type Payout = Records['payouts']['record'];

/** Milliseconds by which a browser's clock may differ from the server's. */
const SKEW = 60 * 60_000;
const LATEST = { filter: {}, pagination: ALL_ROWS, sort: { field: 'withdraw_date', order: 'DESC' } } as const;

/**
 * Hook returning a worker's withdrawal requests as the server lists them, newest first. They are not asked for, and
 * undefined, unless the server announces the extra `payouts` (C-67).
 */
export const useRequests = () => {
  const enabled = useMay('list', 'payouts');
  const { data, error, refetch } = useGetList<Payout>('payouts', LATEST, { enabled, retry: false });
  return { enabled, requests: data, failed: Boolean(error) && !data, refetch };
};

/** Receipts of requests that are not in the server's list, which says more about those that are. */
export const unlistedOf = (receipts: readonly Receipt[], requests: readonly Payout[]): readonly Receipt[] => {
  const free = [...requests];
  return receipts.filter((receipt) => {
    const place = free.findIndex((request) => isOf(receipt, request));
    if (place >= 0) free.splice(place, 1);
    return place < 0;
  });
};

const isOf = ({ coins, system, account, at }: Receipt, request: Payout): boolean =>
  request.withdrawal_coin === coins &&
  request.payment_system === system &&
  request.account_number === account &&
  Math.abs(Date.parse(request.withdraw_date) - Date.parse(at)) < SKEW;

/** Sum of the coins of the requests in these states. */
export const coinsIn = (requests: readonly Payout[], ...states: readonly PayoutState[]): number =>
  requests.reduce(
    (sum, { status, withdrawal_coin }) => sum + (states.some((state) => state === status) ? withdrawal_coin : 0),
    0,
  );
