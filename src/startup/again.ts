import { loadAnew } from '#loading/loadAnew.ts';

// An entry of its own that the start script imports under a new query each time: if it loads, the connection is
// back.
void loadAnew();
