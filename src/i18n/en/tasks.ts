/** Texts of the admin's page 'Manage Tasks'. */
export const tasks = {
  title: 'Manage Tasks',
  empty: 'No buyer has posted a task yet.',
  description:
    'See what buyers have posted, and take down what does not belong here. The coins of open places go back.',
  column: {
    title: 'Title',
    id: 'Task id',
    user: 'User',
    places: 'Required workers',
    pay: 'Payable amount',
    ends: 'Completion date',
    actions: 'Actions',
  },
  view: { all: 'All tasks', running: 'Running', ended: 'Ended' },
  dollars: '%{sign}%{amount}',
  coins: '%{smart_count} coin |||| %{smart_count} coins',
  open: 'Open',
  ended: 'Ended',
  full: 'Full',
  buyer: 'Buyer',
  detail: 'Task detail',
  submissionInfo: 'Submission info',
  none: 'None',
  deleted: 'Deleted!',
  deleteFailed: '%{title} could not be deleted.',
  refund: 'Coins that go back to buyers: %{coins}',
} as const;
