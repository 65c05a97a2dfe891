/**
 * Creates a table in memory, by id, for the simulated outside companies. `put` adds a row, or replaces the one with its
 * id, and then calls `onChange`. `load` replaces all rows by those of an earlier `snapshot`, without calling
 * `onChange`.
 */
export const createRows = <R extends { readonly id: string }>(initial: readonly R[], onChange: () => void) => {
  const byId = (rows: readonly R[]) => new Map(rows.map((row) => [row.id, row]));
  let rows = byId(initial);
  return {
    find: (id: string): R | undefined => rows.get(id),
    put: (row: R): R => {
      rows.set(row.id, row);
      onChange();
      return row;
    },
    snapshot: (): readonly R[] => [...rows.values()],
    load: (snapshot: readonly R[]): void => {
      rows = byId(snapshot);
    },
  };
};
