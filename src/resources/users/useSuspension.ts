import { useGetList } from 'react-admin';
import type { Records } from '#dataProvider/bindings.ts';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import { useMay } from '#ui/rights/useMay.ts';

const ALL = { pagination: ALL_ROWS, sort: { field: 'name', order: 'ASC' } } as const;

/**
 * Hook that returns a user's suspension, found in the server's list of all suspensions. `suspension` is undefined for a
 * user who is not suspended; `isKnown` stays false when the server does not announce the extra `suspensions` (C-67).
 */
export const useSuspension = (id: string) => {
  const enabled = useMay('list', 'suspensions');
  const { data, error, refetch } = useGetList<Records['suspensions']['record']>('suspensions', ALL, {
    retry: false,
    enabled,
  });
  return { isKnown: data !== undefined, suspension: data?.find((one) => one.id === id), error, refetch };
};
