import { CanAccess } from 'react-admin';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { rightTo, type Screen } from './screens.ts';

type GateProps = { screen: Screen; children: ReactNode };

/** The children for users with the right to a screen; for others `otherwise`. */
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
 * The guard of a screen: its role passes if it has the right, others go to /login. No address is remembered for them (C-26):
 * coming back would turn them away again. It stands outside of the screen, so that no call is made for them.
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
