import { screen } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import type { Role } from '#domain/entities.ts';
import { signInAs } from '#tests/flows/support/signIn.ts';
import type { App } from './cell.ts';

type SignedOut = {
  app: () => App;
  as: Role;
  /** Start of the address to return to; an open panel may follow. */
  from: string;
  /** Whoever signs in again is back. */
  back: () => Promise<unknown>;
};

/** Signed out once, without a word, at /login, which knows the way back with everything in the address (C-27). */
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
