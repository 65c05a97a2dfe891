import { endpoints } from '../contract/endpoints.ts';
import type { Fields } from '../domain/entities.ts';

/** Whether a call, by its name, answers a list of such rows. */
export const isListOf = (kind: Fields, name: unknown): boolean =>
  Object.entries(endpoints).some(([key, { items }]) => key === name && items === kind);
