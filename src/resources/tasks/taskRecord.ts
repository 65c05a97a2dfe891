import type { Records } from '#dataProvider/bindings.ts';

/** A task as react-admin holds it. */
export type TaskRecord = Records['tasks']['record'];

/** The name of a task in questions and notices. */
export const nameOf = ({ taskTitle, _id }: TaskRecord): string => taskTitle || _id;

/** The coins that still wait for workers: they come back when the task is deleted. */
export const setAside = ({ requiredWorkers, payableAmount }: TaskRecord): number => requiredWorkers * payableAmount;

/** The id of the title cell, for the descriptions of a row's controls, whose own names are short. */
export const titleIdOf = ({ id }: TaskRecord): string => `task-title-${id}`;
