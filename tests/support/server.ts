import { setupServer } from 'msw/node';

/** Everything that a test's page may ask the network; a test adds its handlers with `server.use(…)`. */
export const server = setupServer();
