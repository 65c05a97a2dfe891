import { useMemo } from 'react';
import { useCanAccess } from 'react-admin';

/** Actions of react-admin's canAccess. */
type Right = 'list' | 'show' | 'create' | 'edit' | 'delete';

/** True when the user may do an action on a resource, by default the surrounding one. False until that is known. */
export const useMay = (action: Right, resource?: string): boolean =>
  useCanAccess({ action, ...(resource !== undefined && { resource }) }).canAccess === true;

/** Columns or commands without those that need a permission the user lacks; the array is memoized. */
export const useAllowed = <T extends { needs?: 'create' | 'edit' | 'delete' }>(all: readonly T[]): readonly T[] => {
  const [create, edit, remove] = [useMay('create'), useMay('edit'), useMay('delete')];
  return useMemo(() => {
    const has = { create, edit, delete: remove };
    return all.filter(({ needs }) => !needs || has[needs]);
  }, [all, create, edit, remove]);
};
