/** Texts of the field for a day and of its calendar. */
export const day = {
  hint: 'Year, month and day: YYYY-MM-DD',
  choose: 'Choose a day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseYear: 'Choose another year',
  today: 'Today',
  backToDays: 'Back to the days',
} as const;

export const text = {
  tooLong: 'This text is too long: at most %{most} characters can be sent.',
  unkept:
    'A character in this text cannot be sent; it came with what was pasted. Please paste it as plain text, or type it.',
} as const;
