import { screen, waitFor } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import { fields, fill, rightForm } from '#tests/flows/support/registration.ts';
import { signIn } from '#tests/flows/support/signIn.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { cellsOf } from './cell.ts';
import { siteStands } from './console.ts';
import type { FaultName } from './faults.ts';
import { tryAgain } from './stuckLoader.ts';

type Outcome = 'notSignedUp' | 'stuck' | 'signedOut' | 'found' | 'registered';

/**
 * Outcome of each fault. After a lost response the record is read, to see if it was made; if not, the registration
 * stays stored in the browser.
 */
const leadsTo = {
  // The identity provider is out of reach as well.
  offline: 'notSignedUp',
  reset: 'found',
  hang: 'found',
  '500 JSON': 'stuck',
  '500': 'stuck',
  '401': 'signedOut',
  '403': 'signedOut',
  '204': 'registered',
  HTML: 'found',
  null: 'registered',
  object: 'registered',
  'no _id': 'registered',
  types: 'registered',
  '1 MB': 'stuck',
} as const satisfies Record<FaultName, Outcome>;

/**
 * Row of the table of faults: a registration by e-mail. The identity provider has the account first, and then the
 * server is told.
 */
export const registerCall = cellsOf<Outcome>({
  about: rightForm.email,
  leadsTo,
  // Read before it is sent again: nobody is registered twice.
  looks: (method, path) => method === 'GET' && path === `/oneUser${rightForm.email}`,
  logged: {
    /** Outcome offline. The provider's refusals are only logged (REG-25); the form stays for another attempt. */
    notSignedUp: /auth\/network-request-failed/,
    stuck: /ApiError/,
    found: /ApiError/,
    signedOut: /ApiError/,
  },
  open: async (trap) => {
    const app = await renderApp('/register', { answers: [trap.handler] });
    trap.before(app.simulation);
    await fill(app.user, rightForm);
    const { submit } = await fields();
    const send = () => app.user.click(submit);
    const made = () => app.simulation.state().marketplace.users.filter(({ email }) => email === rightForm.email);
    const home = async () => {
      await screen.findByText('Home', { selector: 'main h1' });
      expect(made()).toEqual([expect.objectContaining({ name: rightForm.name, role: rightForm.role, coin: 50 })]);
    };
    const isKept = () => {
      const owed = localStorage.getItem(`new-account:${rightForm.email}`);
      if (app.session.state().user && made().length === 0) expect(owed).toContain(`"name":"${rightForm.name}"`);
    };
    return {
      app,
      provoke: send,
      frame: siteStands,
      kept: async (outcome) => {
        isKept();
        if (outcome !== 'notSignedUp' || made().length > 0) return;
        const { name, email, password, role } = await fields();
        expect([name, email, password, role].map(({ value }) => value)).toEqual(Object.values(rightForm));
      },
      claims: (outcome) => {
        expect(made()).toHaveLength(outcome === 'registered' || outcome === 'found' ? 1 : 0);
      },
      outcomes: {
        /** The provider's refusals are logged only (REG-25): what says it is the form, which is there for another try. */
        notSignedUp: {
          said: () =>
            waitFor(() => expect(console.error).toHaveBeenCalled()).then(() =>
              waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled')),
            ),
          goOn: async () => {
            await send();
            await home();
          },
        },
        stuck: {
          said: () => screen.findByText('Your account could not be loaded yet. We keep trying.'),
          goOn: async () => {
            if (screen.queryByText('Try again', { selector: 'main button' })) await tryAgain(app);
            await home();
          },
        },
        signedOut: {
          said: async () => {
            await screen.findByText('Login', { selector: 'button' });
            expect(app.session.state().user).toBeNull();
          },
          goOn: async () => {
            await signIn(app.user, rightForm.email, rightForm.password);
            await home();
          },
        },
        found: { said: home, goOn: home },
        registered: { said: home, goOn: home },
      },
    };
  },
});
