import { CodeRegular } from '@fluentui/react-icons/headless/svg/code';
import { DataBarVerticalRegular } from '@fluentui/react-icons/headless/svg/data-bar-vertical';
import { GlobeRegular } from '@fluentui/react-icons/headless/svg/globe';
import { InfoRegular } from '@fluentui/react-icons/headless/svg/info';
import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import type { ComponentType } from 'react';
import { DASHBOARD } from '#ui/page/consolePath.ts';

const icons: Readonly<Record<string, ComponentType>> = {
  '/': GlobeRegular,
  '/aboutUs': InfoRegular,
  [DASHBOARD]: DataBarVerticalRegular,
  '/Profile': PersonRegular,
};

/** Icon of a link of the site's navigation, in the sidebar. */
export const SiteIcon = ({ to = '' }: { to?: string }) => {
  const Icon = icons[to] ?? CodeRegular;
  return <Icon />;
};
