import { useGetList } from 'react-admin';
import type { Records } from '#dataProvider/bindings.ts';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import { useMay } from '#ui/rights/useMay.ts';

const ALL = { pagination: ALL_ROWS, sort: { field: 'name', order: 'ASC' } } as const;

/** Suspension of a user, of all that there are; none where the server does not announce them (C-67). */
export const useSuspension = (id: string) => {
  const enabled = useMay('list', 'suspensions');
  const { data, error, refetch } = useGetList<Records['suspensions']['record']>('suspensions', ALL, {
    retry: false,
    enabled,
  });
  return { isKnown: data !== undefined, suspension: data?.find((one) => one.id === id), error, refetch };
};
