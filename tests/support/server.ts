import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/**
 * Server of MSW; tests add handlers by `server.use(…)`. The page's host is offline, where the product checks for a
 * connection.
 */
export const server = setupServer(http.head('http://localhost:3000/', () => HttpResponse.error()));
