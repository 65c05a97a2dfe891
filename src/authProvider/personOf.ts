import type { User } from '../domain/entities.ts';
import type { IdentityUser } from '../services/identity.ts';

/** Name and picture of the signed-in user: the server's where it has them, else the identity provider's. */
export const personOf = (user: IdentityUser, record: User | null) => ({
  name: record?.name || user.displayName || user.email,
  picture: record?.imgurl || user.photoUrl,
});
