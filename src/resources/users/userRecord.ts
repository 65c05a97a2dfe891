import type { User } from '#domain/entities.ts';

/** A user as react-admin holds it. */
export type UserRecord = User & { id: string };

/** Row controls keep short names; this id, on the name cell, says which row they belong to. */
export const nameIdOf = ({ id }: UserRecord): string => `user-name-${id}`;
