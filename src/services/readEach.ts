import type * as z from 'zod/mini';

/** The entries of a list that the browser has kept; what has become unreadable there is left out. */
export const readEach = <T>(schema: z.ZodMiniType<T>, stored: unknown): readonly T[] =>
  Array.isArray(stored)
    ? stored.flatMap((one: unknown) => {
        const { success, data } = schema.safeParse(one);
        return success ? [data] : [];
      })
    : [];
