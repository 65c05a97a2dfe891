import type { PlainKey } from '#i18n/messages.ts';
import growth from './scenes/growth.svg?url&no-inline';
import hours from './scenes/hours.svg?url&no-inline';
import passion from './scenes/passion.svg?url&no-inline';
import tasks from './scenes/tasks.svg?url&no-inline';

/** The banner's four slides (HOME-6 to HOME-10); each picture is 1440 by 450. */
export const slides = [
  { picture: tasks, headline: 'home.banner.tasks' },
  { picture: hours, headline: 'home.banner.hours' },
  { picture: growth, headline: 'home.banner.growth' },
  { picture: passion, headline: 'home.banner.passion' },
] as const satisfies readonly { picture: string; headline: PlainKey }[];
