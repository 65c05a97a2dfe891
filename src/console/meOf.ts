import type { SessionState } from '#authProvider/sessionState.ts';
import type { Me } from '#dataProvider/bindings.ts';

/** Who asks, for the bindings; null while that, or their role, is not known. */
export const meOf = ({ user, record }: SessionState): Me | null =>
  user && record?.role ? { email: user.email, name: record.name, role: record.role } : null;
