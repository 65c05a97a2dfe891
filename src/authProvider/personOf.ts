import type { User } from '../domain/entities.ts';
import type { IdentityUser } from '../services/identity.ts';

/**
 * Name and picture of the signed-in user: from the server's record or, where that is empty, from the identity provider.
 */
export const personOf = (user: IdentityUser, record: User | null) => ({
  name: record?.name || user.displayName || user.email,
  picture: record?.imgurl || user.photoUrl,
});
