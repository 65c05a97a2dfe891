import { screen, waitFor } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import { section } from '#tests/flows/support/home.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { cellsOf } from './cell.ts';
import { siteStands } from './console.ts';
import type { FaultName } from './faults.ts';
import { listLeadsTo } from './listCall.ts';

type Outcome = 'waits' | 'failed' | 'empty' | 'drawn';

/** Outcome of each fault. A visitor is not signed in, so a refusal is a failure like others (C-27). */
const leadsTo = { ...listLeadsTo, '401': 'failed', '403': 'failed' } as const satisfies Record<FaultName, Outcome>;

const FAILED = 'The best workers could not be loaded.';

const follow = async (name: string) =>
  screen.findByText(name, { selector: 'nav[aria-label="Main"] a, nav[aria-label="Main"] a *' });
const cardsShown = () =>
  waitFor(() => expect(section('Best workers').querySelectorAll('li').length).toBeGreaterThan(0));
const failureShown = () => screen.findByText(FAILED);

/** Row of the table of faults: the landing page's only call, made by a visitor who comes from another page. */
export const bestWorkersCall = cellsOf<Outcome>({
  about: 'Priya Nair',
  leadsTo,
  logged: { waits: /ApiError/, failed: /ApiError/ },
  open: async (trap) => {
    const app = await renderApp('/aboutUs', { answers: [trap.handler] });
    trap.before(app.simulation);
    const go = async (name: string) => app.user.click(await follow(name));
    const comeBack = async () => {
      await go('About Us');
      await screen.findByText('About TaskCoin');
      await go('Home');
      await cardsShown();
    };
    return {
      app,
      provoke: () => go('Home'),
      frame: siteStands,
      kept: () => {},
      outcomes: {
        waits: { said: failureShown, goOn: cardsShown },
        failed: {
          said: failureShown,
          goOn: async () => {
            await app.user.click(screen.getByText('Try again', { selector: 'main button' }));
            await cardsShown();
          },
        },
        empty: { said: () => screen.findByText(/^Nobody is here yet\./), goOn: comeBack },
        drawn: { said: cardsShown, goOn: comeBack },
      },
    };
  },
});
