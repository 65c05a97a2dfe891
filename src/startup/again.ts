import { loadAnew } from '#loading/loadAnew.ts';

// A file of its own at the root of the site, which the start script asks for under another address each time: that it comes says that
// there is a connection again.
void loadAnew();
