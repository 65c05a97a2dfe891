import { LightbulbRegular } from '@fluentui/react-icons/headless/svg/lightbulb';
import type { ResourceProps } from 'react-admin';
import { lazyWithTexts } from '#i18n/lazyWithTexts.ts';

export const lighthouses = {
  name: 'lighthouses',
  icon: LightbulbRegular,
  recordRepresentation: 'title',
  list: lazyWithTexts('reactAdmin', async () => (await import('./pages.tsx')).LighthouseList),
  edit: lazyWithTexts('reactAdmin', async () => (await import('./pages.tsx')).LighthouseEdit),
} satisfies ResourceProps;
