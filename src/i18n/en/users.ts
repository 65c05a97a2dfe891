/** Manage Users. */
export const users = {
  users: {
    title: 'Manage Users',
    description: 'Find a person, change their role, or remove an account. Changes apply at once.',
    column: {
      image: 'Image',
      name: 'Name',
      email: 'Email',
      role: 'Role',
      coins: 'Coins',
      changeRole: 'Change role',
      actions: 'Actions',
    },
    roleUpdated: 'Role updated successfully!',
    roleFailed: 'The role of %{name} could not be changed.',
    ownRole: 'This is your own account. With another role you lose access to the admin pages at once.',
    deleted: 'Deleted!',
    deleteFailed: '%{name} could not be deleted.',
    bulk: {
      delete: 'Delete users',
      deleting: 'Deleting users',
      deleted: 'Deleted',
      newRole: 'Their new role: %{role}.',
      changingRole: 'Changing roles',
      roleChanged: 'Role changed',
    },
    skip: {
      own: 'This is your own account.',
      lastAdmin: 'There must be at least one admin.',
    },
    ownAccount: 'This is your own account. You will be signed out and cannot sign in to it again.',
  },
} as const;
