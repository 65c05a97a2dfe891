import { screen } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import type { Role } from '#domain/entities.ts';
import { signInAs } from '#tests/flows/support/signIn.ts';
import type { App } from './cell.ts';

type SignedOut = {
  app: () => App;
  as: Role;
  /** Beginning of the address to return to; an open panel may follow. */
  from: string;
  /** Waits until the user is back, after a new sign-in. */
  back: () => Promise<unknown>;
};

/** Outcome of a sign-out by the server: /login without a message, which knows the whole address to return to (C-27). */
export const signedOut = ({ app, as, from, back }: SignedOut) => ({
  said: async () => {
    await screen.findByText('Login', { selector: 'button' });
    const { session, router } = app();
    expect(session.state().user).toBeNull();
    expect(localStorage.getItem('access-token')).toBeNull();
    const wayBack: unknown = expect.stringContaining(from);
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: wayBack } });
    expect(document.getElementById('toasts')).toHaveTextContent(/^$/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
  goOn: async () => {
    await signInAs(app().user, as);
    await back();
  },
});
