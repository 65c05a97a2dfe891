import type { Records } from '#dataProvider/bindings.ts';

/** Task as a record of react-admin, with its `id`. */
export type TaskRecord = Records['tasks']['record'];

/** Name of a task for people, in questions and notices: its title, or else its id. */
export const nameOf = ({ taskTitle, _id }: TaskRecord): string => taskTitle || _id;

/** Coins set aside for the task's open places; the server refunds them to the buyer when the task is deleted. */
export const setAside = ({ requiredWorkers, payableAmount }: TaskRecord): number => requiredWorkers * payableAmount;

/** DOM id of the cell with the title, by which a row's controls (aria-describedby) say which task they belong to. */
export const titleIdOf = ({ id }: TaskRecord): string => `task-title-${id}`;
