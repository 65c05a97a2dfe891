import type { Records } from '#dataProvider/bindings.ts';

/** A user as react-admin holds it. */
export type UserRecord = Records['users']['record'];

/** What a user is called in questions and notices. */
export const nameOf = ({ name, email }: UserRecord): string => name || email;

/** Row controls keep short names; this id, on the name cell, says which row they belong to. */
export const nameIdOf = ({ id }: UserRecord): string => `user-name-${id}`;
