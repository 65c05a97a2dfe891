/** The demo bar and the simulated outside companies; never part of a build for a real server. */
export const demo = {
  demo: { label: 'Demo' },
} as const;
