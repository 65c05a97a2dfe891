/** Texts of a buyer's page 'My Tasks'. */
export const myTasks = {
  title: 'My Tasks',
  description: 'Tasks that you have posted. What their open places cost is set aside; deleting a task brings it back.',
  empty: 'You have no tasks at the moment.',
  add: 'Add task',
  importTasks: 'Import tasks',
  edit: 'Edit',
  editTitle: 'Edit task',
  editFixed: 'Workers and pay cannot be changed after posting.',
  handIns:
    '%{smart_count} submission was handed in before this change and keeps the old text: %{workers} |||| %{smart_count} submissions were handed in before this change and keep the old text: %{workers}',
  update: 'Update',
  editFailed: 'The task could not be saved.',
  textKept: 'Your text is still here.',
  duplicate: 'Duplicate',
  setAside: 'Coins set aside',
  toReview: 'Work to review',
  unknown: 'Unknown',
  submissions: '%{smart_count} submission for %{coins} |||| %{smart_count} submissions for %{coins}',
  refund: 'Coins that come back to you as it stands now: %{coins}',
} as const;
