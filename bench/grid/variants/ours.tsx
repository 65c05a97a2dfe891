import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import Box from '@mui/material/Box';
import { CoreAdminContext, ListBase, memoryStore, useUpdateMany } from 'react-admin';
import { createDataProvider } from '#dataProvider/createDataProvider.ts';
import { drawFromMemory } from '#dataProvider/lists.ts';
import { i18nProvider } from '#i18n/i18nProvider.ts';
import { createQueryClient } from '#runtime/queryClient.ts';
import { UserActionsProvider } from '#resources/users/UserActions.tsx';
import { useUserColumns } from '#resources/users/UserList.tsx';
import type { UserRecord } from '#resources/users/userRecord.ts';
import type { Command } from '#ui/commands/command.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { useList } from '#ui/grid/useList.ts';
import { createMemoryApi } from '../createMemoryApi.ts';
import { Levers } from '../Levers.tsx';
import { SOUGHT, type Scene } from '../scene.ts';

const commands: readonly Command<UserRecord>[] = [
  { key: 'delete', label: 'Delete', Icon: DeleteRegular, on: 'selection', run: () => {} },
];

const OurLevers = () => {
  const { data = [], setFilters } = useList();
  const [updateMany] = useUpdateMany();
  return (
    <Levers
      onFilter={() => {
        setFilters({ q: SOUGHT }, {}, false);
      }}
      onClear={() => {
        setFilters({}, {}, false);
      }}
      onBulk={() =>
        void updateMany(
          'users',
          { ids: data.map(({ id }) => id), data: { role: 'admin' } },
          { mutationMode: 'pessimistic' },
        )
      }
    />
  );
};

/** As many rows in view as the bare grid has; the list fills the height that is left of its column. */
const asHigh = { display: 'flex', flexDirection: 'column', height: 'calc(100dvh - 390px)' } as const;

const Users = ({ perPage }: { perPage: number }) => {
  const columns = useUserColumns();
  return (
    <ListBase resource="users" perPage={perPage} sort={{ field: 'name', order: 'ASC' }} disableAuthentication>
      <OurLevers />
      <Box sx={asHigh}>
        <ListGrid label="Users" columns={columns} commands={commands} onOpen={() => {}} />
      </Box>
    </ListBase>
  );
};

/** List of the product: grid, columns, data provider and cache, without a server. */
export const ours = ({ users, perPage }: Scene) => {
  const queryClient = createQueryClient();
  const dataProvider = createDataProvider({
    api: createMemoryApi(users),
    queryClient,
    me: () => ({ email: 'admin@example.test', name: 'Admin', role: 'admin' }),
    onWritten: () => Promise.resolve(true),
    serverPaging: false,
  });
  drawFromMemory(queryClient, dataProvider.pageNow);
  return (
    <CoreAdminContext {...{ dataProvider, queryClient, i18nProvider }} store={memoryStore()}>
      <UserActionsProvider>
        <Users perPage={perPage} />
      </UserActionsProvider>
    </CoreAdminContext>
  );
};
