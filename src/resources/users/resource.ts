import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import type { ResourceProps } from 'react-admin';
import { lazyWithTexts } from '#i18n/lazyWithTexts.ts';
import { nameOf } from './userRecord.ts';

export const users = {
  name: 'users',
  icon: PersonRegular,
  recordRepresentation: nameOf,
  list: lazyWithTexts('admin', async () => (await import('./UserList.tsx')).UserList),
} satisfies ResourceProps;
