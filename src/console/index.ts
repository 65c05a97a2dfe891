/** The console's only door, and one file to load: what is imported beside it would be cut off from what it shares with it. */
export { Dashboard } from './Dashboard.tsx';
export { readAhead } from './readAhead.ts';
export { mayOpen, preloadScreen } from './screens.ts';
