/** Manage Tasks. */
export const tasks = {
  tasks: { title: 'Manage Tasks' },
} as const;
