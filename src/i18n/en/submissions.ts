/** The homes of buyers and workers; a buyer's reviews, a worker's submissions. */
export const submissions = {
  buyerHome: {
    description: 'How your tasks stand, and whose work waits for your review.',
    tasks: 'Total Tasks',
    pending: 'Pending Workers',
    paid: 'Total Payment Paid',
  },
  workerHome: {
    description: 'How your work stands, and what was approved.',
    submissions: 'Total Submissions',
    pending: 'Pending Submissions',
    earnings: 'Total Earnings',
  },
  review: {
    title: 'Pending Submissions',
    none: 'Nothing waits for your review.',
    column: { worker: 'Worker', title: 'Title', pay: 'Payable amount', actions: 'Actions' },
    task: 'Task',
    details: 'Details',
    approve: 'Approve',
    reject: 'Reject',
    done: { approved: 'Approved!', rejected: 'Rejected!' },
    doneDetail: { approved: 'Submission has been approved.', rejected: 'Submission has been rejected.' },
    bulk: {
      approved: {
        warning:
          'This approves %{smart_count} submission and pays the worker. It cannot be undone. |||| This approves %{smart_count} submissions and pays the workers. It cannot be undone.',
        doing: 'Approving submissions',
        done: 'Approved',
      },
      rejected: {
        warning:
          'This rejects %{smart_count} submission: the worker gets nothing for it. It cannot be undone. |||| This rejects %{smart_count} submissions: the workers get nothing for them. It cannot be undone.',
        doing: 'Rejecting submissions',
        done: 'Rejected',
      },
    },
    submittedOn: 'Submitted on',
    jobcode: 'Jobcode',
    unknown: 'Unknown',
    work: 'Submission details',
    proof: 'Proof you asked for',
    message: {
      label: 'Message to the worker',
      hint: 'Nothing is sent from here: complete it, copy it, and send it to the address above.',
      text: 'Hello %{worker},\n\nabout your work on “%{title}”: \n\n%{proof}Kind regards\n%{buyer}',
      proof: 'The task asks for: %{proof}\n\n',
      copy: 'Copy message',
      copyAddress: 'Copy address',
    },
  },
  submissions: {
    description: 'Everything that you have submitted, and what became of it.',
    approvedTitle: 'Approved submissions',
    noneApproved: 'Here is no data',
    none: 'You have not submitted anything yet.',
    column: { task: 'Task', jobcode: 'Jobcode', coin: 'Coin', status: 'Status', date: 'Date' },
    status: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
    otherStatus: '%{label} (%{raw})',
    taskGone: 'This task is no longer there.',
    taskFailed: 'The task could not be loaded.',
    rawStatus: 'Status as the server calls it',
    buyer: 'Buyer',
  },
} as const;
