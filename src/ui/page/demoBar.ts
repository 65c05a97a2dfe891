/** CSS height of the bar that the demo shows at the foot of the window (src/mocks/DemoBar.tsx). */
export const DEMO_BAR_HEIGHT = '2.5rem';

/**
 * CSS height of the window without the bar of the demo. Builds with simulated parts reserve the height of that bar from
 * the first paint, so that nothing moves when it appears.
 */
export const FREE_HEIGHT = `calc(100dvh - var(--demo-bar-height, ${__SIMULATED__ ? DEMO_BAR_HEIGHT : '0px'}))`;
