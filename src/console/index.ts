/**
 * Exports of the Dashboard's lazy chunk. Pages import the Dashboard from here alone: a module imported beside it would
 * be duplicated or split from the chunk.
 */
export { Dashboard } from './Dashboard.tsx';
export { ProfileFigures } from './ProfileFigures.tsx';
export { readAhead } from './providers.ts';
export { mayOpen, preloadScreen } from './screens.ts';
