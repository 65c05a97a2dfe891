/** Creates the undo log with which a transaction in memory rolls back its writes to maps. */
export const createUndoLog = () => {
  let undo: (() => void)[] = [];
  return {
    set: <V>(map: Map<string, V>, key: string, value: V) => {
      const before = map.get(key);
      undo.push(() => (before === undefined ? map.delete(key) : map.set(key, before)));
      map.set(key, value);
    },
    delete: <V>(map: Map<string, V>, key: string) => {
      const before = map.get(key);
      if (before === undefined) return;
      undo.push(() => map.set(key, before));
      map.delete(key);
    },
    rollBack: () => {
      undo.toReversed().forEach((step) => step());
      undo = [];
    },
    /** Forgets the log; true if anything was written. */
    commit: (): boolean => {
      const wrote = undo.length > 0;
      undo = [];
      return wrote;
    },
  };
};
export type UndoLog = ReturnType<typeof createUndoLog>;
