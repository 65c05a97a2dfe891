import type { PlainKey } from '#i18n/messages.ts';
import growth from './scenes/growth.svg?url&no-inline';
import hours from './scenes/hours.svg?url&no-inline';
import passion from './scenes/passion.svg?url&no-inline';
import tasks from './scenes/tasks.svg?url&no-inline';

/**
 * Slides of the banner (HOME-6 to HOME-10). Pictures are 1440 by 450 px; `shade` is the picture's darkest colour,
 * behind the text on phones.
 */
export const slides = [
  { picture: tasks, shade: '#041e36', headline: 'home.banner.tasks' },
  { picture: hours, shade: '#012528', headline: 'home.banner.hours' },
  { picture: growth, shade: '#170a26', headline: 'home.banner.growth' },
  { picture: passion, shade: '#2b0d04', headline: 'home.banner.passion' },
] as const satisfies readonly { picture: string; shade: string; headline: PlainKey }[];
