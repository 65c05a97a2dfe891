import { preloadable } from '#loading/preloadable.ts';
import { Late } from '#ui/loading/Late.tsx';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { ConsoleProviders } from './ConsoleProviders.tsx';

/** The figures' code, which the Dashboard does not need. */
const Standing = preloadable(async () => (await import('#dashboards/Standing.tsx')).Standing);

/** Figures of the profile, with the Dashboard's data around them; nothing for a user without a role. */
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
