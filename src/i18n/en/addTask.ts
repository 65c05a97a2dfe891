/** Add New Tasks. */
export const addTask = {
  addTask: {
    title: 'Add New Tasks',
    description:
      'Say what is to be done and how it is proven. The coins for all workers are set aside when you post it.',
    workersHint: 'How many people may do it, each of them once',
    payHint: 'Coins for each worker; %{rate} coins are $1',
    infoHint: 'What a worker has to hand in, such as a link or a screenshot',
    imageHint: 'PNG, JPEG, GIF, WebP or AVIF, at most 32 MB',
    submit: 'Add Task',
    adding: 'Adding your task',
    added: 'Task added successfully!',
    addedAfterAll: 'The answer of the server got lost, but your task is in the list: it was added once.',
    seeTasks: 'See it in My Tasks',
    failed: 'Error adding task. Please try again!',
    notThere: 'The answer of the server got lost. Your task is not in the list, and all you typed is still here.',
    unknown:
      'It is not known whether your task was added, as your list cannot be read either. Look into My Tasks before you add it again; all you typed is still here.',
    notEnough: 'Not enough coins. Please purchase more.',
    purchase: 'Go to Purchase Coin',
    restored: 'What you typed before is here again.',
    startOver: 'Start over',
    startOverWarning: 'What you typed is gone then.',
    replaceWarning: 'What you typed into Add New Tasks is replaced by a copy of “%{title}”.',
    replace: 'Replace',
    untitled: 'Your unfinished task',
    cost: {
      heading: 'What it costs',
      none: 'Enter the required workers and the payable amount to see it.',
      task: 'This task',
      balance: 'Your balance',
      left: 'Left after posting',
      missing: 'Missing',
      fits: '%{cost}: you have enough for it.',
      exceeds: '%{cost}: that is more than you have.',
    },
  },
} as const;
