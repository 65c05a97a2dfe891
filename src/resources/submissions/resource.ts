import { DocumentCheckmarkRegular } from '@fluentui/react-icons/headless/svg/document-checkmark';
import type { ResourceProps } from 'react-admin';
import { preloadable } from '#loading/preloadable.ts';
import { nameOf } from './submissionRecord.ts';

/**
 * Resource with a worker's submissions. Buyers review theirs on their home screen; work is submitted on its task's
 * screen.
 */
export const submissions = {
  name: 'submissions',
  icon: DocumentCheckmarkRegular,
  recordRepresentation: nameOf,
  list: preloadable(async () => (await import('./SubmissionList.tsx')).SubmissionList),
} satisfies ResourceProps;
