import type { Records } from '#dataProvider/bindings.ts';

/** A user as react-admin holds it. */
export type UserRecord = Records['users']['record'];

/** Row controls keep short names; this id, on the name cell, says which row they belong to. */
export const nameIdOf = ({ id }: UserRecord): string => `user-name-${id}`;
