/** The console's exports. They share one chunk: a module that is imported beside it would be duplicated or split from it. */
export { Dashboard } from './Dashboard.tsx';
export { ProfileFigures } from './ProfileFigures.tsx';
export { readAhead } from './providers.ts';
export { mayOpen, preloadScreen } from './screens.ts';
