import { AlertRegular } from '@fluentui/react-icons/headless/svg/alert';
import type { ResourceProps } from 'react-admin';
import { lazyWithTexts } from '#i18n/lazyWithTexts.ts';

export const announcements = {
  name: 'announcements',
  icon: AlertRegular,
  recordRepresentation: 'title',
  list: lazyWithTexts('reactAdmin', async () => (await import('./pages.tsx')).AnnouncementList),
  edit: lazyWithTexts('reactAdmin', async () => (await import('./pages.tsx')).AnnouncementEdit),
} satisfies ResourceProps;
