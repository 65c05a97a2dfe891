/** Texts for the download of all data that is stored about the signed-in person. */
export const yourData = {
  title: 'Your data',
  about: 'All that is stored about you here: your account, tasks, work, payments and withdrawals.',
  json: 'Download as JSON',
  csv: 'Download as CSV',
  failed: 'Your data could not be read.',
  table: 'Table',
  row: 'Row',
  column: 'Column',
  value: 'Value',
} as const;

export const erasure = {
  title: 'Delete my account',
  about:
    'This is final: nobody can bring it back. Your name, email, picture and account numbers are erased everywhere. Past payments stay in the books, without your name.',
  kept: 'A coded trace of your email address stays, so that welcome coins are given only once. Nobody can read the address from it.',
  provider: 'The account that you sign in with, such as your Google account, is not deleted.',
  open: 'First this has to be settled:',
  orders: 'Purchases that are not finished: %{count}',
  refunds: 'Refunds under way: %{count}',
  disputes: 'Disputed payments: %{count}',
  payouts: 'Withdrawals that are not paid yet: %{count}',
  debt: 'Coins that you owe: %{count}',
  places: 'Tasks with open places, which hold coins: %{count}',
  reviews: 'Work that waits for your review: %{count}',
  work: 'Work of yours that waits for a review: %{count}',
  admins: 'Somebody else has to be made an admin.',
  failed: 'Whether your account can be deleted could not be read.',
  button: 'Delete my account',
  lost: 'Your %{coins} coins are lost with it: nobody can pay them out any more.',
  none: 'You have no coins.',
  type: 'Type your email address to confirm',
  notYours: 'This is not your email address.',
  done: 'Your account is deleted.',
  notDone: 'Your account could not be deleted.',
} as const;

export const documents = {
  title: 'Documents',
  about: 'A receipt for each purchase, and a statement for each year, as PDF.',
  statement: 'Statement of %{year}',
  receipt: 'Receipt of %{day}: %{coins} coins',
  save: 'Download %{name}',
  failed: 'The documents could not be read.',
  notSaved: 'This document could not be downloaded.',
} as const;
