import type { Records } from '#dataProvider/bindings.ts';

/** User as a record of react-admin, with its `id`. */
export type UserRecord = Records['users']['record'];

/** Name of a user for people, in questions and notices; the e-mail address if the name is empty. */
export const nameOf = ({ name, email }: UserRecord): string => name || email;

/** DOM id of the cell with the name, by which a row's controls (aria-describedby) say which user they belong to. */
export const nameIdOf = ({ id }: UserRecord): string => `user-name-${id}`;
