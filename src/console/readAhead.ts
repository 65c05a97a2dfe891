import type { Runtime } from '#runtime/runtime.ts';
import { can } from '#dataProvider/bindings.ts';
import { isRecord } from '#domain/isRecord.ts';
import { providersOf, meOf, whoWasHere } from './providers.ts';
import { placeAt } from './screens.ts';

/**
 * Reads the list of an address before its screen is drawn, once the session or, after a reload, this tab knows the user. It
 * asks for nothing of another role's. Where the server pages its lists it does nothing, as only the screen knows its page.
 */
export const readAhead = async (runtime: Runtime, { pathname, search }: Location): Promise<void> => {
  const { config, session, storage } = runtime;
  const screen = placeAt(pathname)?.screen;
  if (screen?.page !== 'list' || !screen.resource || config.serverPaging) return;
  const { name } = screen.resource;
  const me = whoWasHere(storage) ?? meOf((await session.settled(), session.state()));
  if (me?.role !== screen.role || !can(me.role, 'list', name, me.extras)) return;
  const { dataProvider, store } = providersOf(runtime, me.email);
  const query = new URLSearchParams(search).get('filter');
  const kept = store.getItem<{ filter?: unknown }>(`${name}.listParams`)?.filter;
  const filter: unknown = query === null ? kept : JSON.parse(query);
  await dataProvider.getList(name, { filter: isRecord(filter) ? filter : {} });
};
