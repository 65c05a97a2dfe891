import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ApiError } from '#api/ApiError.ts';
import type { Session } from '#authProvider/session.ts';
import { cellOf, type Me, type ResourceName } from '#dataProvider/bindings.ts';
import { withId, type ListRecord } from '#dataProvider/lists.ts';
import { queryClientOf } from '../queryClient.ts';
import type { Runtime } from '../runtime.ts';
import { meOf } from './meOf.ts';
import { addressOf, placeAt } from './screens.ts';

/** The record that a screen shows, or why it is not there; null where nobody is here who may see it. */
export type Loaded = { record: ListRecord } | { error: unknown } | null;

/**
 * The route's loader: starts to read what the screen at an address shows, while the page's code may still be on its way
 * (ROUTE-4). It does not wait for the answer, or a session in trouble would leave the page without its loader and the ways
 * out (C-03); the promise never rejects. First of all it is found out who is here: for nobody, or another role, there is no
 * call (C-05).
 */
export const loadScreen = (runtime: Runtime, pathname: string): { loaded: Promise<Loaded> } | null => {
  const place = placeAt(pathname);
  if (!place?.screen.shows || addressOf(place.screen, place.holes) !== pathname) return null;
  return { loaded: load(runtime, place.screen.shows, place.screen.role, place.holes.id ?? '') };
};

const load = async (runtime: Runtime, resource: ResourceName, role: Me['role'], id: string): Promise<Loaded> => {
  const me = await whoIsHere(runtime.session);
  if (me?.role !== role) return null;
  try {
    // Asked again where that may help, and logged where it did not, as all reads are; never answered from memory.
    const record = await queryClientOf(runtime).query({
      queryKey: ['screen', resource, id, me.email],
      queryFn: () => read(runtime, resource, id, me),
      gcTime: 0,
    });
    return { record };
  } catch (error) {
    return { error };
  }
};

const read = async ({ api }: Runtime, resource: ResourceName, id: string, me: Me): Promise<ListRecord> => {
  const row = await cellOf(resource, 'getOne', me.role)?.(api(), { id }, me);
  if (!row) throw new ApiError('refused', 404, `There is no such record in ${resource}.`);
  return withId(row as ListRecord);
};

/** Waits through all trouble until it is decided who is here; null for nobody, or for a role that the server does not name. */
const whoIsHere = (session: Session): Promise<Me | null> =>
  new Promise((resolve) => {
    const check = () => {
      const { loading, user, record } = session.state();
      if (loading || (user && !record)) return;
      stop();
      resolve(meOf(session.state()));
    };
    const stop = session.subscribe(check);
    check();
  });

/** Whether to load anew: for another screen, or when it is asked for; a search or a filter is no reason. */
export const needsLoading = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) &&
  placeAt(nextUrl.pathname)?.screen.shows !== undefined;
