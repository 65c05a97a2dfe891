/** Height of the demo's bar (src/mocks/DemoBar.tsx), which is rendered last. */
export const DEMO_BAR_HEIGHT = '2.5rem';

/**
 * Height of the window without the demo's bar. Simulated builds reserve it from the first paint, so that nothing moves.
 */
export const FREE_HEIGHT = `calc(100dvh - var(--demo-bar-height, ${__SIMULATED__ ? DEMO_BAR_HEIGHT : '0px'}))`;
