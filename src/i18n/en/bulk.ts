/** Texts of commands that run on many rows: their progress and results. */
export const bulk = {
  label: 'Work on many rows',
  unchanged: '%{count} unchanged |||| %{count} unchanged',
  busy: '%{command} was not started: other work on many rows was running or waited to be resumed.',
  progress: '%{doing}: %{settled} of %{total}',
  announced: '%{doing}: %{percent}% done',
  paused: 'Paused: you are offline. It goes on by itself.',
  stop: 'Stop',
  stopping: 'Stopping: what is under way is being finished.',
  more: '%{count} more are in the export.',
  count: '%{result}: %{count}',
  result: {
    failed: 'Failed',
    unknown: 'No answer',
    notStarted: 'Not started',
    skipped: 'Skipped',
    unchanged: 'Unchanged',
  },
  /**
   * Texts of each kind of bulk command: the title of its result, the label beside its progress, and the state of a
   * finished row.
   */
  work: {
    deleteUsers: { title: 'Delete users', doing: 'Deleting users', done: 'Deleted' },
    changeRole: { title: 'Change role', doing: 'Changing roles', done: 'Role changed' },
    deleteTasks: { title: 'Delete tasks', doing: 'Deleting tasks', done: 'Deleted' },
    postTasks: { title: 'Post tasks', doing: 'Posting tasks', done: 'Posted' },
    approved: { title: 'Approve', doing: 'Approving submissions', done: 'Approved' },
    rejected: { title: 'Reject', doing: 'Rejecting submissions', done: 'Rejected' },
    verdicts: { title: 'Import verdicts', doing: 'Sending verdicts', done: 'Reviewed' },
    pay: { title: 'Payments', doing: 'Recording payments', done: 'Paid' },
  },
  column: { id: 'Id', name: 'Name', result: 'Result', reason: 'Reason' },
  settled: 'Reviewed already',
} as const;
