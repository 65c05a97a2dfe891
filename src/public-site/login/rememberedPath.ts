import type { Role } from '#domain/entities.ts';
import { HOME_AFTER_SIGN_IN, safePath } from '#security/safePath.ts';
import type { Destination } from './useSignInHere.ts';

/** Whether a role may open a path of this site (without query and hash). */
export type MayOpen = (path: string, role: Role) => Promise<boolean>;

/** Back to the page that asked for a sign-in, if the role may open it; else the Dashboard (LOGIN-12, LOGIN-13, C-26). */
export const rememberedPath =
  (locationState: unknown, mayOpen: MayOpen): Destination =>
  async ({ record, failing }) => {
    const { origin } = window.location;
    const path = safePath(fromOf(locationState), origin);
    // Trouble with the token or the record: the guard in front of the page has the loader and its ways out.
    if (failing) return path;
    const role = record?.role;
    return role && (await mayOpen(new URL(path, origin).pathname, role)) ? path : HOME_AFTER_SIGN_IN;
  };

/** The location's state may hold anything: it outlives the page in the browser's history. */
const fromOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
