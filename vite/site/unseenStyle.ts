import { PATIENCE } from '#i18n/patience.ts';

/**
 * Hides the prerendered English page while another language is stored (src/startup/startScript.ts), until that is
 * shown, as text would move.
 * It shows after three seconds, or when the code fails; without JavaScript nothing is hidden.
 */
export const unseenStyle =
  '@keyframes seen{to{visibility:visible}}' +
  `html[data-prerendered][data-locale]:not([data-start='failed']) #root{visibility:hidden;animation:seen 0s ${String(PATIENCE / 1000)}s forwards}`;
