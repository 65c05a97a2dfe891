/**
 * Below 900 px the Dashboard's own bar is the only header (C-61). Whatever draws that bar, or its place, says so on its element;
 * one that the build drew counts for those with a session alone, as nobody else sees it.
 */
export const dashboardBar = (prerendered: boolean) => ({ 'data-dashboard-bar': prerendered ? 'expected' : 'here' });

/**
 * Where what stays in sight while its screen scrolls may begin, and how far down what gets the focus is scrolled: that bar stays too
 * where there is room, 56 px high.
 */
export const BELOW_BAR = 72;

/** For the shared bar, which gives way. */
export const withoutDashboardBar = {
  'html:has([data-dashboard-bar="here"]) &, html[data-session]:has([data-dashboard-bar]) &': {
    display: { xs: 'none', md: 'block' },
  },
} as const;
