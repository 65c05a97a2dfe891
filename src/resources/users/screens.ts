/** The door to this resource's screens: the code of each comes when it is asked for. */
export const loadUserList = async () => (await import('./UserList.tsx')).UserList;
