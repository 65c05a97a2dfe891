import type { Api } from '#contract/endpoints.ts';
import { mendList } from '#contract/mend.ts';
import { entities, type User } from '#domain/entities.ts';

/** Calls of the users grid, answered from memory and parsed as responses are. */
export const createMemoryApi = (users: readonly User[]) => {
  const books = new Map(users.map((user) => [user._id, user]));
  const calls = {
    listUsers: async () => mendList(entities.user, [...books.values()]),
    setUserRole: async ({ id, role }: { id: string; role: User['role'] }) => {
      const user = books.get(id);
      if (user) books.set(id, { ...user, role });
    },
  };
  return () => calls as unknown as Api;
};
