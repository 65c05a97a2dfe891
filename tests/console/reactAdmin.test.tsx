import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  ListBase,
  memoryStore,
  useCanAccess,
  useGetList,
  useListContext,
  type AuthProvider,
  type DataProvider,
} from 'react-admin';
import { expect, test, vi } from 'vitest';
import { knowAccess } from '#console/knowAccess.ts';
import { drawFromMemory } from '#dataProvider/lists.ts';

/*
 * The ties to react-admin that its documentation does not promise (docs/decisions/0053-react-admin-without-its-routes.md): each test
 * fails when a new version of the package does otherwise.
 */

const never = () => new Promise<never>(() => {});
const dataProvider = { getList: vi.fn(never) } as unknown as DataProvider;

test('an answer about access is looked for under our key before the provider is asked', () => {
  const queryClient = new QueryClient();
  knowAccess(queryClient, 'admin', []);
  const canAccess = vi.fn(() => Promise.resolve(false));
  const seen: unknown[] = [];
  const Asking = () => {
    const { canAccess: may, isPending } = useCanAccess({ action: 'delete', resource: 'users' });
    seen.push([may, isPending]);
    return null;
  };
  render(
    <CoreAdminContext {...{ dataProvider, queryClient }} authProvider={{ canAccess } as unknown as AuthProvider}>
      <Asking />
    </CoreAdminContext>,
  );
  expect(seen[0]).toEqual([true, false]);
  expect(canAccess).not.toHaveBeenCalled();
});

test('what a list is asked for and what is selected of it stand in the store under our keys', async () => {
  const store = memoryStore();
  const Levers = () => {
    const { setPerPage, onSelect } = useListContext();
    return (
      <button
        onClick={() => {
          setPerPage(50);
          onSelect(['u1']);
        }}
      >
        Change
      </button>
    );
  };
  render(
    <CoreAdminContext {...{ dataProvider, store }}>
      <ListBase resource="users" disableAuthentication>
        <Levers />
      </ListBase>
    </CoreAdminContext>,
  );
  act(() => {
    screen.getByRole('button').click();
  });
  await waitFor(() => expect(store.getItem('users.listParams')).toMatchObject({ perPage: 50 }));
  expect(store.getItem('users.selectedIds')).toEqual(['u1']);
});

test('a page is hydrated from the cache before the list that asks for it is drawn', () => {
  const queryClient = new QueryClient();
  const page = { data: [{ id: 'u1' }], total: 1 };
  const pageNow = vi.fn(() => page);
  drawFromMemory(queryClient, pageNow);
  const seen: unknown[] = [];
  const Listing = () => {
    seen.push(useGetList('users', { pagination: { page: 1, perPage: 10 } }).data);
    return null;
  };
  render(
    <CoreAdminContext {...{ dataProvider, queryClient }}>
      <Listing />
    </CoreAdminContext>,
  );
  expect(seen[0]).toEqual(page.data);
  expect(pageNow).toHaveBeenCalledWith('users', expect.objectContaining({ pagination: { page: 1, perPage: 10 } }));
});
