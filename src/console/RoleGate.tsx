import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import type { Role } from '#domain/entities.ts';

/**
 * Lets one role through. Another role goes to /login and nothing is remembered (C-26): coming back would only turn it away
 * again. It stands outside of the screen, so that no call is made for somebody who may not see the answer.
 */
export const RoleGate = ({ role, children }: { role: Role; children: ReactNode }) => {
  const { record } = useSessionState();
  return record?.role === role ? children : <Navigate to="/login" replace />;
};
