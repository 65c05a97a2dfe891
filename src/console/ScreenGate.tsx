import { CanAccess } from 'react-admin';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { rightTo, type Screen } from './screens.ts';

type GateProps = { screen: Screen; children: ReactNode };

/** Component that renders its children if the user has the right to the screen, else `otherwise`. */
export const MayOpen = ({ screen, otherwise, children }: GateProps & { otherwise?: ReactNode }) => {
  const right = rightTo(screen);
  return right ? (
    <CanAccess {...right} accessDenied={otherwise}>
      {children}
    </CanAccess>
  ) : (
    children
  );
};

/**
 * Guard around a screen: users of another role, or without the right to the screen, are redirected to /login. The
 * address is not remembered for after the sign-in (C-26), because it would be refused again. The screen is not rendered
 * for these users, so it makes no calls.
 */
export const ScreenGate = ({ screen, children }: GateProps) => {
  const { record } = useSessionState();
  const away = <Navigate to="/login" replace />;
  return record?.role === screen.role ? (
    <MayOpen screen={screen} otherwise={away}>
      {children}
    </MayOpen>
  ) : (
    away
  );
};
