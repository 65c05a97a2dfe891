import type { Records } from '#dataProvider/bindings.ts';

/** A user as react-admin holds it. */
export type UserRecord = Records['users']['record'];

/** The name of a user in questions and notices. */
export const nameOf = ({ name, email }: UserRecord): string => name || email;

/** The id of the name cell, for the descriptions of a row's controls, whose own names are short. */
export const nameIdOf = ({ id }: UserRecord): string => `user-name-${id}`;
