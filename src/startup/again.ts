import { loadAnew } from '#loading/loadAnew.ts';

// A separate entry that the start script imports with a new query string each time. If it loads, the connection is
// back, and the page reloads.
void loadAnew();
