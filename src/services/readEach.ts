import type * as z from 'zod/mini';

/** Entries of a stored list that are valid by the schema; the others are left out. Empty for anything but an array. */
export const readEach = <T>(schema: z.ZodMiniType<T>, stored: unknown): readonly T[] =>
  Array.isArray(stored)
    ? stored.flatMap((one: unknown) => {
        const { success, data } = schema.safeParse(one);
        return success ? [data] : [];
      })
    : [];
