/** Everything behind /Dashboard. */
export const console = {
  menu: { label: 'Dashboard pages', heading: '%{role} Dashboard', open: 'Open menu', manageUsers: 'Manage User' },
  topBar: {
    label: 'Your account',
    coins: '%{smart_count} coin |||| %{smart_count} coins',
    guest: 'Guest',
    noEmail: 'Not Provided',
  },
  notifications: {
    title: 'Notifications',
    none: 'Nothing has happened yet.',
    clear: 'Clear all',
    at: 'at %{time}',
  },
  roleUnknown: {
    title: 'Your role is not known yet.',
    text: 'The server did not say which role you have. Try again, or log out and in again.',
  },
  list: {
    search: 'Search',
    refresh: 'Refresh',
    failed: 'The list could not be loaded.',
    empty: 'There is nothing here yet.',
    noMatch: 'Nothing matches your search.',
    reset: 'Reset',
  },
  pager: {
    label: 'Pages',
    rowsPerPage: 'Rows per page',
    range: '%{from}–%{to} of %{total}',
    previous: 'Go to previous page',
    next: 'Go to next page',
  },
  users: {
    title: 'Manage Users',
    description: 'Find a person, change their role, or remove an account. Changes apply at once.',
    column: {
      image: 'Image',
      name: 'Name',
      email: 'Email',
      role: 'Role',
      coins: 'Coins',
      changeRole: 'Change role',
      actions: 'Actions',
    },
    roleUpdated: 'Role updated successfully!',
    roleFailed: 'The role of %{name} could not be changed.',
    ownRole: 'This is your own account. With another role you lose access to the admin pages at once.',
    deleted: 'Deleted!',
    deleteFailed: '%{name} could not be deleted.',
    ownAccount: 'This is your own account. You will be signed out and cannot sign in to it again.',
  },
} as const;
