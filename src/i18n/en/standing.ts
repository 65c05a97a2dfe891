/** Texts of the statistics on the page /Profile: earnings or spendings, and pending work. */
export const standing = {
  title: 'How you stand',
  earned: 'Earned so far',
  waiting: 'Waiting for approval',
  since: 'Working since',
  spent: 'Paid to workers',
  toReview: 'Waiting for your review',
  people: 'Workers and buyers',
  toPay: 'Waiting to be paid',
  oldest: 'The oldest is from',
  none: 'Nothing yet',
  show: 'Show',
  see: 'Show what is waiting',
} as const;
