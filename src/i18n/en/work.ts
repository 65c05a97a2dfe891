/** How a worker finds a task and does it. */
export const work = {
  work: {
    title: 'Available Tasks',
    description: 'Choose a task, do it, and send your work in. You are paid when its buyer approves.',
    perPage: 'Tasks per page',
    viewDetails: 'View Details',
    submitted: 'Already submitted',
    lastDay: 'last day',
    daysLeft: '%{smart_count} day left |||| %{smart_count} days left',
    order: {
      highestPay: 'Highest pay',
      lowestPay: 'Lowest pay',
      endsFirst: 'Ends first',
      endsLast: 'Ends last',
      mostPlaces: 'Most workers wanted',
      title: 'Title, A to Z',
    },
  },
} as const;
