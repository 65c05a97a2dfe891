import { HttpResponse } from 'msw';
import { undo } from './undo.ts';

/** The answer that a test waits for in vain. It comes after the page is gone: who gave it up later would complain in another test. */
export const unanswered = (): Promise<Response> =>
  new Promise((resolve) => {
    undo.unshift(() => {
      resolve(HttpResponse.json({}));
    });
  });
