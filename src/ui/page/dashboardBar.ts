/**
 * Attribute of the Dashboard's bar or its skeleton, by which the shared bar hides below 900 px (C-61). Prerendered, it
 * counts with a session only, as other visitors never see it.
 */
export const dashboardBar = (prerendered: boolean) => ({ 'data-dashboard-bar': prerendered ? 'expected' : 'here' });

/**
 * Distance in px from the window's top for sticky content and for elements scrolled to on focus. The Dashboard's bar,
 * which may be sticky, is 56 px high.
 */
export const BELOW_BAR = 72;

/** Style of the shared bar, which is hidden below 900 px where the Dashboard's is shown. */
export const withoutDashboardBar = {
  'html:has([data-dashboard-bar="here"]) &, html[data-session]:has([data-dashboard-bar]) &': {
    display: { xs: 'none', md: 'block' },
  },
} as const;
