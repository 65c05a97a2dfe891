import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/**
 * Everything that a test's page may ask the network; a test adds its handlers with `server.use(…)`. Nobody hosts the page: where it
 * looks for the connection that its browser says is lost, there is none.
 */
export const server = setupServer(http.head('http://localhost:3000/', () => HttpResponse.error()));
