/**
 * Labels of buttons on the public site and the Dashboard. Those that the specification gives are kept word for word.
 */
export const action = {
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  tryAgain: 'Try again',
  logOut: 'LogOut',
  skipToContent: 'Skip to content',
} as const;

export const form = {
  needsScript: 'This form needs JavaScript, which is switched off or blocked in this browser.',
} as const;

export const role = { admin: 'Admin', buyer: 'Buyer', worker: 'Worker', none: 'N/A', label: 'Role' } as const;

export const language = {
  label: 'Language',
  failed: '%{language} could not be loaded. Everything stays as it is.',
} as const;

export const version = { newer: 'There is a newer version of this page.', reload: 'Reload' } as const;

export const confirm = {
  title: 'Are you sure?',
  cannotBeUndone: 'This action cannot be undone!',
  cannotBeReverted: "You won't be able to revert this!",
} as const;

export const coins = {
  count: '%{coins} coin |||| %{coins} coins',
  worth: '%{coins} coin (%{sign}%{dollars}) |||| %{coins} coins (%{sign}%{dollars})',
  dollars: '%{sign}%{dollars}',
} as const;

export const loader = {
  loading: 'Loading your account',
  page: 'Loading the page',
  stuck: 'Your account could not be loaded yet. We keep trying.',
  meanwhile: 'Home and About Us can be read meanwhile.',
} as const;

export const error = {
  oops: 'Oops...',
  somethingWrong: 'Something went wrong!',
  startFailed: 'Parts of this page could not be loaded. Check your connection: the next press tries again.',
  regionFailed: 'This part of the page could not be shown.',
} as const;
