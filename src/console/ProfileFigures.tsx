import { preloadable } from '#loading/preloadable.ts';
import { Late } from '#ui/loading/Late.tsx';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { ConsoleProviders } from './ConsoleProviders.tsx';

/** Lazy component with the user's statistics, in a chunk of its own, because the Dashboard does not need it. */
const Standing = preloadable(async () => (await import('#dashboards/Standing.tsx')).Standing);

/**
 * Statistics of the signed-in user on the page /Profile, inside the react-admin contexts that they need. Renders
 * nothing for a user without a role.
 */
export const ProfileFigures = () => {
  const role = useSessionState().record?.role;
  if (!role) return null;
  return (
    <ConsoleProviders fallback={null}>
      <Late>
        <Standing role={role} />
      </Late>
    </ConsoleProviders>
  );
};
