/** Texts that every list of records uses. */
export const list = {
  search: 'Search',
  searchAll: 'Search all columns',
  refresh: 'Refresh',
  showNew: '%{smart_count} new: show',
  export: 'Export',
  exportSelected: 'Export selected',
  about: 'About: %{what}',
  failed: 'The list could not be loaded.',
  notAllowed: 'Your role may not see this list.',
  toHome: 'Go to your home page',
  cause: {
    webPage: "A web page answered: this address is not the server's.",
    offline: 'The server cannot be reached. What you have just read still opens, and your drafts are kept.',
    timeout: 'The server did not answer in time. Drafts of tasks and work are kept.',
    notAllowed: 'The server gives it to other roles, or does not offer it any more.',
  },
  stale: 'What is shown may be out of date.',
  empty: 'There is nothing here.',
  noMatch: 'Nothing matches your search.',
  allFiltered: 'Nothing matches these filters.',
  clearSearch: 'Clear search',
  clearFilters: 'Clear filters',
  reset: 'Reset',
  loading: 'Loading the list',
} as const;

export const command = {
  bar: 'Commands',
  more: 'More commands',
  selected: '%{smart_count} selected',
  selectAll: 'Select all %{total}',
  stopSelecting: 'Stop (%{found} of %{total})',
  clearSelection: 'Clear selection',
  copy: 'Copy selected rows',
  gone: 'One selected row has left the list. |||| %{smart_count} selected rows have left the list.',
  changed: 'The list has changed: choose again.',
  failed: '%{command} did not work. Nothing was changed.',
} as const;

export const filter = {
  button: 'Filters',
  buttonOn: 'Filters (%{count})',
  chosen: 'Chosen rows',
  remove: 'Remove this filter',
  all: 'All',
  any: 'Any',
  from: 'From',
  to: 'To',
  between: '%{from} – %{to}',
  atLeast: 'from %{from}',
  atMost: 'up to %{to}',
  reversed: 'From and To are the wrong way round.',
  noNumber: 'This is not a number.',
  noDay: 'This is not a day.',
  spans: 'Spans of days',
  span: { today: 'Today', thisWeek: 'This week', thisMonth: 'This month', lastMonth: 'Last month' },
  dayHint: 'YYYY-MM-DD',
  done: 'Done',
} as const;

export const view = {
  label: 'View:',
  all: 'All',
  custom: 'Custom',
  changed: '%{name}*',
  saveAs: 'Save view as…',
  saveTitle: 'Save view',
  saveHint: 'Keeps the search, filters, order, columns, their widths and the density as they are now.',
  name: 'View name',
  save: 'Save',
  replace: 'Replace',
  replaces: 'You have a view of this name. It will be replaced.',
  nameMissing: 'View name is required',
  nameTooLong: 'A view name has at most 40 characters.',
  nameTaken: 'A built-in view has this name.',
  nameUsed: 'You have a view of this name.',
  update: 'Update view “%{name}”',
  updated: 'View “%{name}” updated.',
  rename: 'Rename view “%{name}”…',
  renameTitle: 'Rename view',
  renameVerb: 'Rename',
  renamed: 'View renamed to “%{name}”.',
  delete: 'Delete view “%{name}”',
} as const;

export const columns = { edit: 'Edit columns', reset: 'Reset' } as const;

export const density = {
  label: 'Density',
  comfortable: 'Comfortable',
  standard: 'Standard',
  compact: 'Compact',
} as const;

export const cards = {
  select: 'Select',
  sortBy: 'Sort by',
  ownOrder: 'Default',
  ascending: 'Sort ascending',
  descending: 'Sort descending',
} as const;

export const grid = {
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
} as const;

export const pager = {
  label: 'Pages',
  rowsPerPage: 'Rows per page',
  one: '%{from} of %{total}',
  range: '%{from}–%{to} of %{total}',
  rangeOfMany: '%{from}–%{to} of more than %{counted}',
  previous: 'Go to previous page',
  next: 'Go to next page',
  prev: 'Prev',
  nextShort: 'Next',
} as const;
