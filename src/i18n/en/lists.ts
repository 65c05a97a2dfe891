/** What stands around every list: search, filters, views, commands, grid and pager. */
export const lists = {
  list: {
    search: 'Search',
    refresh: 'Refresh',
    failed: 'The list could not be loaded.',
    empty: 'There is nothing here yet.',
    noMatch: 'Nothing matches your search.',
    reset: 'Reset',
  },
  grid: {
    selection: 'Selection',
    selectPage: 'Select all rows on this page',
    selectRow: 'Select row',
    sort: 'Sort',
    menu: 'Menu',
    columnMenu: '%{column}: column menu',
    ascending: 'Sort ascending',
    descending: 'Sort descending',
    hideColumn: 'Hide column',
    manageColumns: 'Manage columns',
    noColumns: 'No columns',
    allColumns: 'All columns',
    clear: 'Clear',
  },
  pager: {
    label: 'Pages',
    rowsPerPage: 'Rows per page',
    range: '%{from}–%{to} of %{total}',
    previous: 'Go to previous page',
    next: 'Go to next page',
  },
} as const;
