/** Commands of a person about the own data. */
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
