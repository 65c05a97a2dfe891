import type { Records } from '#dataProvider/bindings.ts';

/** A task as react-admin holds it. */
export type TaskRecord = Records['tasks']['record'];

/** What a task is called in questions and notices. */
export const nameOf = ({ taskTitle, _id }: TaskRecord): string => taskTitle || _id;

/** The coins that still wait for workers: they come back when the task is deleted. */
export const setAside = ({ requiredWorkers, payableAmount }: TaskRecord): number => requiredWorkers * payableAmount;

/** Row controls keep short names; this id, on the title, says which row they belong to. */
export const titleIdOf = ({ id }: TaskRecord): string => `task-title-${id}`;
