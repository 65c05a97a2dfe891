/** How high the demo's bar is (src/mocks/DemoBar.tsx), which comes after everything else. */
export const DEMO_BAR_HEIGHT = '2.5rem';

/** What the window leaves beside that bar. Simulated builds keep its room from the first paint on: when it comes, nothing moves. */
export const FREE_HEIGHT = `calc(100dvh - var(--demo-bar-height, ${__SIMULATED__ ? DEMO_BAR_HEIGHT : '0px'}))`;
