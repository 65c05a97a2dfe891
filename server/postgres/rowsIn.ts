import sql, { raw, type Sql } from 'sql-template-tag';
import type { Ask } from './connection.ts';

/** Number of rows at a time: much fewer are slower, more need memory. */
const ROWS = 1_000;

/** Rows of a statement, 1,000 at a time, read through a cursor. A transaction may have only one such cursor open. */
export async function* rowsIn<R>(ask: Ask, statement: Sql): AsyncGenerator<readonly R[]> {
  await ask(sql`DECLARE read_in_parts NO SCROLL CURSOR FOR ${statement}`);
  for (;;) {
    const rows = await ask<R>(sql`FETCH ${raw(String(ROWS))} FROM read_in_parts`);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS) break;
  }
  await ask(sql`CLOSE read_in_parts`);
}
