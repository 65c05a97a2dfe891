import { useEffect } from 'react';
import { useLocation, useNavigate, useStore } from 'react-admin';
import { isRecord } from '#domain/isRecord.ts';

/**
 * Hook that returns false while the list's stored sort order, or the one in the address, is by a field of `unsortable`.
 * It removes such an order from both, so that the list's default order applies.
 */
export const useKnownOrder = (resource: string | undefined, unsortable: readonly string[]): boolean => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [stored, store] = useStore<unknown>(`${resource}.listParams`);
  const isUnknown = (field: unknown) => unsortable.some((name) => name === field);
  const isStored = isRecord(stored) && isUnknown(stored.sort);
  const isAsked = isUnknown(new URLSearchParams(search).get('sort'));
  useEffect(() => {
    if (isStored) store({ ...stored, sort: undefined, order: undefined });
    const params = new URLSearchParams(search);
    params.delete('sort');
    params.delete('order');
    if (isAsked) navigate({ search: `?${params.toString()}` }, { replace: true });
  });
  return !isStored && !isAsked;
};
