import { useMemo } from 'react';
import { useCanAccess } from 'react-admin';

/** Actions that react-admin's `canAccess` asks about. */
type Right = 'list' | 'show' | 'create' | 'edit' | 'delete';

/**
 * Hook that is true when the user's role may do an action on a resource, by default on the resource of the surrounding
 * list. It is false until react-admin's `canAccess` has answered.
 */
export const useMay = (action: Right, resource?: string): boolean =>
  useCanAccess({ action, ...(resource !== undefined && { resource }) }).canAccess === true;

/**
 * Hook that returns those columns or commands that the user's role allows. `needs` is the action that must be allowed
 * on the surrounding list's resource; without it, a column or command is always returned. The returned array is
 * memoized.
 */
export const useAllowed = <T extends { needs?: 'create' | 'edit' | 'delete' }>(all: readonly T[]): readonly T[] => {
  const [create, edit, remove] = [useMay('create'), useMay('edit'), useMay('delete')];
  return useMemo(() => {
    const has = { create, edit, delete: remove };
    return all.filter(({ needs }) => !needs || has[needs]);
  }, [all, create, edit, remove]);
};
