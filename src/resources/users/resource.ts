import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import type { ResourceProps } from 'react-admin';
import { preloadable } from '#loading/preloadable.ts';
import { nameOf } from './userRecord.ts';

export const users = {
  name: 'users',
  icon: PersonRegular,
  recordRepresentation: nameOf,
  list: preloadable(async () => (await import('./UserList.tsx')).UserList),
} satisfies ResourceProps;
