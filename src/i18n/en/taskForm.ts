/**
 * Labels, hints and problems of the fields of a task. The specification gives those of title and detail; the others
 * follow their pattern (C-51).
 */
export const taskForm = {
  title: 'Task title',
  titleRequired: 'Task title is required',
  detail: 'Task detail',
  detailRequired: 'Task detail is required',
  workers: 'Required workers',
  workersRequired: 'Required workers is required',
  workersNotWhole: 'Required workers must be a whole number, 1 or more',
  pay: 'Payable amount',
  payRequired: 'Payable amount is required',
  payNotWhole: 'Payable amount must be a whole number of coins, 1 or more',
  date: 'Completion date',
  dateRequired: 'Completion date is required',
  dateMalformed: 'Completion date must be a day of the calendar, written as YYYY-MM-DD',
  datePast: 'Completion date must not be in the past',
  info: 'Submission info',
  infoRequired: 'Submission info is required',
  image: 'Task image',
  imageRequired: 'Task image is required',
  imageNotAddress: 'Task image must be an address that begins with https://, or be left empty',
} as const;
