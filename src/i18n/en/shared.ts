/** Texts used on the public site and in the console alike. Where the specification gives a text, it is exact. */
export const shared = {
  action: {
    cancel: 'Cancel',
    close: 'Close',
    delete: 'Delete',
    tryAgain: 'Try again',
    logOut: 'LogOut',
    skipToContent: 'Skip to content',
  },
  form: { needsScript: 'This form needs JavaScript, which is switched off or blocked in this browser.' },
  copy: { done: 'Copied.', failed: 'The browser did not allow it. Select the text and copy it yourself.' },
  role: { admin: 'Admin', buyer: 'Buyer', worker: 'Worker', none: 'N/A', label: 'Role' },
  language: { label: 'Language', failed: '%{language} could not be loaded. Everything stays as it is.' },
  confirm: {
    title: 'Are you sure?',
    cannotBeUndone: 'This action cannot be undone!',
    cannotBeReverted: "You won't be able to revert this!",
  },
  coins: {
    count: '%{coins} coin |||| %{coins} coins',
    worth: '%{coins} coin ($%{dollars}) |||| %{coins} coins ($%{dollars})',
    dollars: '$%{dollars}',
  },
  image: {
    uploading: 'Uploading...',
    uploaded: 'Image uploaded successfully!',
    failed: 'Failed to upload image.',
  },
  loader: {
    loading: 'Loading your account',
    page: 'Loading the page',
    stuck: 'Your account could not be loaded yet. We keep trying.',
  },
  config: {
    title: '%{product} is not set up yet',
    explanation: 'This build was made without configuration that it needs. Set these variables and build it again:',
    missing: 'it is missing',
    notAnAddress: 'it is neither a path nor an http(s) address',
    unknownValue: 'it has a value that is not known',
  },
  /** Of what was sent, and may have been done for all that is known. */
  doubt: {
    notice: '%{name}: %{reason} %{next}',
    readAgain: 'The list is being read again.',
    offline: 'The connection broke. It may have been done.',
    timeout: 'No answer came in time. It may have been done.',
    malformed: "The server's answer made no sense. It may have been done.",
  },
  /** Of a task or a submission (C-10). */
  saved: { work: 'Your work has been saved' },
  error: {
    oops: 'Oops...',
    somethingWrong: 'Something went wrong!',
    startFailed: 'Parts of this page could not be loaded. Check your connection: the next press tries again.',
    regionFailed: 'This part of the page could not be shown.',
  },
} as const;
