import type { Currency } from '#domain/coins.ts';
import type { Fields, Row } from '#domain/entities.ts';
import { contentRange, type Page } from '#domain/RowIndex.ts';
import { shownIn } from './call.ts';
import type { Spool } from './config.ts';
import type { ListQuery } from './store/port.ts';

/**
 * Writes a list as JSON into `spool`: the columns `items`, with money in the currency's unit. `read` passes the rows of
 * the query `list` on in parts, so that the list is never in memory as a whole. Resolves to the response's body and
 * headers, with Content-Range for a page.
 */
export const writeList = async (
  items: Fields,
  currency: Currency,
  spool: Spool,
  list: ListQuery,
  read: (list: ListQuery) => Promise<Page<Row<Fields>>>,
): ReturnType<Spool['end']> => {
  let written = 0;
  const shown = shownIn(currency);
  const write = async (rows: readonly object[]): Promise<void> => {
    const texts = (rows as readonly Row<Fields>[]).map((row) => JSON.stringify(shown(items, row)));
    if (texts.length > 0) await spool.write(`${written === 0 ? '[' : ','}${texts.join(',')}`);
    written += texts.length;
  };
  try {
    const rest = await read({ ...list, inParts: write });
    await write(rest.rows);
    await spool.write(written === 0 ? '[]' : ']');
    const { body, headers } = await spool.end();
    if (!list.range) return { body, headers };
    const range = contentRange({ rows: { length: written }, total: rest.total }, list.range[0]);
    return { body, headers: { ...headers, 'Content-Range': range } };
  } catch (error) {
    await spool.drop();
    throw error;
  }
};

/** Creates a buffer in memory, for short lists and for the demo's server in a browser. */
export const memorySpool = (): Spool => {
  const parts: string[] = [];
  return {
    write: async (text) => void parts.push(text),
    end: () => Promise.resolve({ body: parts.join(''), headers: {} }),
    drop: () => Promise.resolve(),
  };
};
