import { screen, waitFor } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import { usualExtras } from '#contract/extras.ts';
import { formParts, openAddTask, PICTURE } from '#tests/flows/support/addTask.ts';
import { pngFile } from '#tests/support/pictures.ts';
import { cellsOf } from './cell.ts';
import type { FaultName } from './faults.ts';
import { signedOut } from './signedOut.ts';

type Outcome = 'failed' | 'signedOut' | 'uploaded';

/**
 * Outcome of each fault of an upload key: without one nothing is uploaded, and one that fits into no address counts as
 * none.
 */
const leadsTo = {
  offline: 'failed',
  reset: 'failed',
  hang: 'failed',
  '500 JSON': 'failed',
  '500': 'failed',
  '401': 'signedOut',
  '403': 'signedOut',
  '204': 'failed',
  HTML: 'failed',
  null: 'failed',
  object: 'failed',
  'no _id': 'uploaded',
  types: 'failed',
  '1 MB': 'failed',
} as const satisfies Record<FaultName, Outcome>;

const extras = [...usualExtras.filter((name) => name !== 'paging'), 'uploads'] as const;

/** Row of the table of faults: the read of an upload key, made when the picture of a new task is chosen. */
export const uploadCall = cellsOf<Outcome>({
  about: '',
  leadsTo,
  logged: {},
  open: async (trap) => {
    const { title, image, ...app } = await openAddTask({ extras, answers: [trap.handler] });
    trap.before(app.simulation);
    await app.user.type(title, 'Birds');
    const choose = async () => app.user.upload((await formParts()).image, pngFile());
    const picture = () => document.querySelector('main form img')?.getAttribute('src') ?? '';
    const uploaded = async () => {
      await screen.findByText('Image uploaded successfully!');
      expect(picture()).toBe(PICTURE);
    };
    return {
      app,
      provoke: () => app.user.upload(image, pngFile()),
      frame: (outcome) => {
        if (outcome !== 'signedOut') screen.getByText('Add Task', { selector: 'main button' });
      },
      kept: async (outcome, isOver) => {
        if (outcome !== 'signedOut' || isOver) expect((await formParts()).title.value).toBe('Birds');
      },
      claims: (outcome) => {
        if (outcome !== 'uploaded') expect(picture()).toBe('');
      },
      outcomes: {
        failed: {
          said: () => screen.findByText('Failed to upload image.'),
          goOn: async () => {
            await waitFor(() => expect(navigator.onLine).toBe(true));
            await choose();
            await uploaded();
          },
        },
        signedOut: signedOut({
          app: () => app,
          as: 'buyer',
          from: '/Dashboard/buyerAddTask',
          back: async () => {
            await choose();
            await uploaded();
          },
        }),
        uploaded: { said: uploaded, goOn: uploaded },
      },
    };
  },
});
