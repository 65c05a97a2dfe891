import { DocumentCheckmarkRegular } from '@fluentui/react-icons/headless/svg/document-checkmark';
import type { ResourceProps } from 'react-admin';
import { lazyWithTexts } from '#i18n/lazyWithTexts.ts';
import { nameOf } from './submissionRecord.ts';

/** What waits for a buyer's review is a part of their home; work is submitted where its task is shown. */
export const submissions = {
  name: 'submissions',
  icon: DocumentCheckmarkRegular,
  recordRepresentation: nameOf,
  list: lazyWithTexts('worker', async () => (await import('./SubmissionList.tsx')).SubmissionList),
} satisfies ResourceProps;
