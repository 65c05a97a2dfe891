import type { User } from '../domain/entities.ts';
import type { IdentityUser } from '../services/identity.ts';

/** What to call and how to picture who is signed in: the server's word first, then the provider's. */
export const personOf = (user: IdentityUser, record: User | null) => ({
  name: record?.name || user.displayName || user.email,
  picture: record?.imgurl || user.photoUrl,
});
