import type { Api } from '#contract/endpoints.ts';
import { mendList } from '#contract/mend.ts';
import { entities, type User } from '#domain/entities.ts';

/** The calls that the users grid makes, answered from memory and mended as a server's answers are. */
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
