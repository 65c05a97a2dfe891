import { DocumentCheckmarkRegular } from '@fluentui/react-icons/headless/svg/document-checkmark';
import type { ResourceProps } from 'react-admin';
import { preloadable } from '#loading/preloadable.ts';
import { nameOf } from './submissionRecord.ts';

/**
 * Resource with the submissions. Its list is a worker's screen; buyers review submissions to their tasks on their home
 * screen. Work is submitted on the screen of its task.
 */
export const submissions = {
  name: 'submissions',
  icon: DocumentCheckmarkRegular,
  recordRepresentation: nameOf,
  list: preloadable(async () => (await import('./SubmissionList.tsx')).SubmissionList),
} satisfies ResourceProps;
