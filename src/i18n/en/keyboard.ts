/** Texts of the dialog that lists the keyboard shortcuts. */
export const keyboard = {
  title: 'Keyboard shortcuts',
  search: 'Search this list',
  close: 'Close what is open',
  singleKeys: 'Single-key shortcuts',
  singleKeysHelp:
    'Turn them off if you speak your commands or press keys by accident. Keys held with Ctrl or ⌘ keep working.',
} as const;

export const palette = {
  title: 'Search or run a command',
  hint: {
    admin: 'Pages, commands, people, tasks…',
    buyer: 'Pages, commands, your tasks…',
    worker: 'Pages, commands, tasks…',
  },
  pages: 'Pages',
  commands: 'Commands',
  users: 'Users',
  tasks: 'Tasks',
  withdrawals: 'Withdrawals',
  searchIn: 'Search for “%{text}”',
  count: '%{smart_count} result |||| %{smart_count} results',
  countOfMore: '%{smart_count} result: type on for more |||| %{smart_count} results: type on for more',
  keys: { move: 'to move', open: 'to open', close: 'to close' },
} as const;
