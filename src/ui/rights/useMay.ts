import { useMemo } from 'react';
import { useCanAccess } from 'react-admin';

/** What a right is to, as react-admin's canAccess knows it. */
type Right = 'list' | 'show' | 'create' | 'edit' | 'delete';

/** Whether whoever is here may do something to a resource, the one around it if none is named. No, while that is not known. */
export const useMay = (action: Right, resource?: string): boolean =>
  useCanAccess({ action, ...(resource !== undefined && { resource }) }).canAccess === true;

/** Columns or commands without those that need a right which whoever is here has not; one array while nothing changes. */
export const useAllowed = <T extends { needs?: 'create' | 'edit' | 'delete' }>(all: readonly T[]): readonly T[] => {
  const [create, edit, remove] = [useMay('create'), useMay('edit'), useMay('delete')];
  return useMemo(() => {
    const has = { create, edit, delete: remove };
    return all.filter(({ needs }) => !needs || has[needs]);
  }, [all, create, edit, remove]);
};
