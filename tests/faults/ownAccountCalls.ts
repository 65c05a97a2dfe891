import { screen, waitFor } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import { catchDownloads } from '#tests/flows/support/downloads.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { cellsOf } from './cell.ts';
import { siteStands } from './console.ts';
import type { FaultName } from './faults.ts';
import { signedOut } from './signedOut.ts';

type Outcome = 'failed' | 'saved' | 'signedOut';

/** Outcomes of each fault of a download, which is made on demand: what makes no sense is not saved. */
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
  'no _id': 'saved',
  types: 'failed',
  '1 MB': 'saved',
} as const satisfies Record<FaultName, Outcome>;

const download = () => screen.findByText('Download as JSON', { selector: 'button' });

const getOwnData = cellsOf<Outcome>({
  about: 'worker@example.test',
  leadsTo,
  logged: { failed: /ApiError/, signedOut: /ApiError/ },
  open: async (trap) => {
    const { names } = catchDownloads();
    const app = await renderApp('/Profile', { as: 'worker', answers: [trap.handler] });
    trap.before(app.simulation);
    await download();
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    const saved = () => waitFor(() => expect(names).toHaveLength(1));
    return {
      app,
      provoke: async () => app.user.click(await download()),
      frame: (outcome) => (outcome === 'signedOut' ? undefined : siteStands()),
      kept: () => {},
      claims: (outcome) => expect(names).toHaveLength(outcome === 'saved' ? 1 : 0),
      outcomes: {
        failed: {
          said: () => screen.findByText('Your data could not be read.'),
          goOn: async () => {
            await app.user.click(screen.getByText('Try again'));
            await saved();
          },
        },
        saved: { said: saved, goOn: saved },
        signedOut: signedOut({ app: () => app, as: 'worker', from: '/Profile', back: download }),
      },
    };
  },
});

/** The calls of the profile about the own account. */
export const ownAccountCalls = { getOwnData };
