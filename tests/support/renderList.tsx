import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ListBase, memoryStore, type DataProvider } from 'react-admin';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { i18nProvider, loadTexts } from '#i18n/i18nProvider.ts';
import { RowIndex } from '#domain/RowIndex.ts';
import { ConfirmProvider } from '#ui/dialogs/ConfirmProvider.tsx';
import { ListGrid, type ListGridProps } from '#ui/grid/ListGrid.tsx';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { AppTheme } from '#ui/theme/AppTheme.tsx';

await loadTexts('console');

export type Thing = { id: string; name: string; size: number };

export const things: readonly Thing[] = ['Ant', 'Bee', 'Cat', 'Dog', 'Eel'].map((name, place) => ({
  id: `t${place}`,
  name,
  size: (place * 7) % 5,
}));

/**
 * Renders a list of things, two per page, over a data provider in memory. `props` go to the list, `answers` replace
 * methods of the data provider. Returns a user-event session.
 */
export const renderList = (props: Partial<ListGridProps<Thing>>, answers: Partial<DataProvider> = {}) => {
  const index = new RowIndex(things);
  const dataProvider = {
    getList: async (_: string, { sort, pagination, filter }: Parameters<DataProvider['getList']>[1]) => {
      const { page = 1, perPage = 10 } = pagination ?? {};
      const { rows, total } = index.query({
        filter: filter as Record<string, unknown>,
        range: [(page - 1) * perPage, page * perPage - 1],
        ...(sort && { sort: [sort.field, sort.order] }),
      });
      return { data: rows, total };
    },
    ...answers,
  } as unknown as DataProvider;
  const list = (
    <CoreAdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={new QueryClient()}
      store={memoryStore()}
    >
      <ListBase resource="things" perPage={2} sort={{ field: 'name', order: 'ASC' }} disableAuthentication>
        <ListGrid
          label="Things"
          columns={[
            { field: 'name', name: 'Name', card: 'heading' },
            { field: 'size', name: 'Size', kind: 'number', text: ({ size }) => `${size} cm` },
          ]}
          {...props}
        />
      </ListBase>
    </CoreAdminContext>
  );
  const router = createBrowserRouter([{ path: '*', element: list }]);
  render(
    <AppTheme>
      <I18nProvider>
        <NoticesProvider>
          <ConfirmProvider>
            <RouterProvider router={router} useTransitions={false} />
          </ConfirmProvider>
        </NoticesProvider>
      </I18nProvider>
    </AppTheme>,
  );
  return userEvent.setup();
};
