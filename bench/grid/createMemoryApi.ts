import type { Api } from '#contract/endpoints.ts';
import type { User } from '#domain/entities.ts';

/** The calls that the users grid makes, answered from memory. */
export const createMemoryApi = (users: readonly User[]) => {
  const books = new Map(users.map((user) => [user._id, user]));
  const calls = {
    listUsers: async () => [...books.values()],
    setUserRole: async ({ id, role }: { id: string; role: User['role'] }) => {
      const user = books.get(id);
      if (user) books.set(id, { ...user, role });
    },
  };
  return () => calls as unknown as Api;
};
