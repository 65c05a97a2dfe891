import { RequireUser } from '#authProvider/RequireUser.tsx';
import { ProfileCard } from './ProfileCard.tsx';

/** /Profile: for every role, but signed in (PROF-2, C-23). */
export const ProfilePage = () => (
  <RequireUser>
    <ProfileCard />
  </RequireUser>
);
