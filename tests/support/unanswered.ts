import { HttpResponse } from 'msw';
import { undo } from './undo.ts';

/**
 * Response that a test waits for in vain. It arrives after the page is gone, as a later failure would be logged in
 * another test.
 */
export const unanswered = (): Promise<Response> =>
  new Promise((resolve) => {
    undo.unshift(() => {
      resolve(HttpResponse.json({}));
    });
  });
