import type * as z from 'zod/mini';

/** Valid entries of a stored list; unreadable ones are dropped. */
export const readEach = <T>(schema: z.ZodMiniType<T>, stored: unknown): readonly T[] =>
  Array.isArray(stored)
    ? stored.flatMap((one: unknown) => {
        const { success, data } = schema.safeParse(one);
        return success ? [data] : [];
      })
    : [];
