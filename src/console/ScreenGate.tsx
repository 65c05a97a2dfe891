import { CanAccess } from 'react-admin';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { rightTo, type Screen } from './screens.ts';

type GateProps = { screen: Screen; children: ReactNode };

/** Draws its children for whoever has the right to a screen, for others nothing or what is said `otherwise`. */
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
 * Lets the screen's role through, and of it whoever has the right. Others go to /login and nothing is remembered (C-26): coming
 * back would only turn them away again. It stands outside of the screen, so that no call is made for somebody who may not see
 * the answer.
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
