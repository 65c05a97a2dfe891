import { readToken } from '#authProvider/accessToken.ts';
import type { SessionState } from '#authProvider/sessionState.ts';
import type { Me } from '#dataProvider/bindings.ts';
import { tabStorage, type Storage } from '#services/storage.ts';

const KEY = 'was-here';

/** Enough of a token to know it again, and nothing that opens a door after a sign-out. */
const endOf = (token: string | null): string | undefined => token?.slice(-8);

/** Who asks, for the bindings; null while that, or their role, is not known. */
export const meOf = ({ user, record, extras }: SessionState): Me | null =>
  user && record?.role ? { email: user.email, name: record.name, role: record.role, extras } : null;

/** Leaves word for the next page of this tab: who it was that the server gave this token to. */
export const leaveWord = (storage: Storage, state: SessionState): void => {
  tabStorage.set(KEY, JSON.stringify({ token: endOf(readToken(storage)), me: meOf(state) }));
};

/** Who this tab last saw, while the browser still has their token; it decides nothing but what may be asked for ahead. */
export const whoWasHere = (storage: Storage): Me | null => {
  try {
    const { token, me } = JSON.parse(tabStorage.get(KEY) ?? '{}') as { token?: string; me?: Me | null };
    return token && token === endOf(readToken(storage)) ? (me ?? null) : null;
  } catch {
    return null;
  }
};
