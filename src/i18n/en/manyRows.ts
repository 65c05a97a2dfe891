/** Texts of the question before a bulk command, and of its result. */
export const manyRows = {
  andMore: '%{names} and %{count} more',
  money: '%{coins} coin (%{sign}%{dollars}) |||| %{coins} coins (%{sign}%{dollars})',
  change: '%{count} changes |||| %{count} change',
  leftOut: 'Left out, because nothing is sent for them:',
  moreLeftOut: 'and %{count} more',
  nothingToDo: 'Nothing was sent: every selected row is left out.',
  left: '%{count} of %{total} rows are left.',
  retryFailed: 'Retry failed',
  resume: 'Resume',
  discard: 'Discard',
  download: 'Export what was not done',
  next: {
    selected: 'What failed is still selected in its list.',
    import: 'What failed is kept: the import shows it again.',
  },
  /** Reasons for which a bulk command skips a row. */
  skip: {
    own: 'This is your own account.',
    lastAdmin: 'There must be at least one admin.',
    held: 'Will be sent',
  },
  reason: {
    lostAnswer: 'The page was closed before the answer came. It may have been done.',
    notDone: 'No answer came, and it was not done.',
    gone: 'It is not there any more.',
    refused: 'The server refused, with status %{status}.',
    forbidden: 'You may not do this.',
  },
} as const;
