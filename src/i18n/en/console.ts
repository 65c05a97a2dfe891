/** Everything behind /Dashboard. */
export const console = {
  users: { roleUpdated: 'Role updated successfully!', deleted: 'Deleted!' },
} as const;
