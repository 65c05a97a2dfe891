import * as z from 'zod/mini';

export const taskSearch = z.object({
  filter: z.record(z.string(), z.unknown()),
  sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }),
});

/** The filter and the order of a list of tasks. */
export type TaskSearch = z.infer<typeof taskSearch>;
