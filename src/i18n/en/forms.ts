/** Texts in and around form fields. */
export const day = {
  hint: 'Year, month and day: YYYY-MM-DD',
  choose: 'Choose a day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseYear: 'Choose another year',
  backToDays: 'Back to the days',
} as const;
