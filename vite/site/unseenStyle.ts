import { PATIENCE } from '#i18n/patience.ts';

/**
 * Where another language is remembered (src/startup/startScript.ts), the prerendered English page is not seen before it speaks that one,
 * as the words would move under the visitor's eyes. It waits as long as its code does, and no longer where that cannot be
 * loaded; without JavaScript nothing is marked.
 */
export const unseenStyle =
  '@keyframes seen{to{visibility:visible}}' +
  `html[data-prerendered][data-locale]:not([data-start='failed']) #root{visibility:hidden;animation:seen 0s ${String(PATIENCE / 1000)}s forwards}`;
