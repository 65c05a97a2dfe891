import { readToken } from '#authProvider/accessToken.ts';
import type { SessionState } from '#authProvider/sessionState.ts';
import type { Me } from '#dataProvider/bindings.ts';
import { tabStorage, type Storage } from '#services/storage.ts';

const KEY = 'was-here';

/** The end of a token: enough to recognise it, and useless to anybody after a sign-out. */
const endOf = (token: string | null): string | undefined => token?.slice(-8);

/** The caller for the bindings; null while user or role are not known. */
export const meOf = ({ user, record, extras }: SessionState): Me | null =>
  user && record?.role ? { email: user.email, name: record.name, role: record.role, extras } : null;

/** Tells the next page of this tab which user the server gave this token to. */
export const leaveWord = (storage: Storage, state: SessionState): void =>
  tabStorage.set(KEY, JSON.stringify({ token: endOf(readToken(storage)), me: meOf(state) }));

/** The user that this tab saw last, while the browser still has their token; decides only which list is read ahead. */
export const whoWasHere = (storage: Storage): Me | null => {
  try {
    const { token, me } = JSON.parse(tabStorage.get(KEY) ?? '{}') as { token?: string; me?: Me | null };
    return token && token === endOf(readToken(storage)) ? (me ?? null) : null;
  } catch {
    return null;
  }
};
