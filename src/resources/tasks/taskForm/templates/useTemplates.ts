import { useMemo } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import * as z from 'zod/mini';
import { readEach } from '#services/readEach.ts';
import { emptyDraft, type TaskDraft } from '../taskDraft.ts';

const KEY = 'tasks.templates';
const NONE: unknown = [];

/** The number of templates that are kept. */
export const MOST = 50;

const text = z.string();
const template = z.object({
  taskTitle: text.check(z.minLength(1)),
  taskDetail: text,
  requiredWorkers: text,
  payableAmount: text,
  submissionInfo: text,
  taskImageUrl: text,
});

/** A task to begin others from, named by its title and without a day. */
export type Template = z.infer<typeof template>;

export const draftOf = (kept: Template): TaskDraft => ({ ...emptyDraft, ...kept });

/** The template that a draft is kept as. */
export const templateOf = ({ completionDate: _, ...rest }: TaskDraft): Template => ({
  ...rest,
  taskTitle: rest.taskTitle.trim(),
});

/** The buyer's templates in this browser, the latest first. */
export const useTemplates = () => {
  const store = useStoreContext();
  const [stored] = useStore<unknown>(KEY, NONE);
  const templates = useMemo(() => readEach(template, stored), [stored]);
  /** The other templates as they are stored now: another tab may have added one. */
  const without = (title: string) =>
    readEach(template, store.getItem(KEY)).filter(({ taskTitle }) => taskTitle !== title);
  return {
    templates,
    /** Keeps a template in the place of one with the same title. Returns the reason when it does not. */
    save: (made: Template): 'nameless' | 'full' | undefined => {
      if (made.taskTitle === '') return 'nameless';
      const others = without(made.taskTitle);
      if (others.length >= MOST) return 'full';
      store.setItem(KEY, [made, ...others]);
      return undefined;
    },
    remove: ({ taskTitle }: Template) => store.setItem(KEY, without(taskTitle)),
  };
};
