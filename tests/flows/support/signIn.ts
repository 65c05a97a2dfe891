import { screen } from '#tests/support/rendering.ts';
import type { UserEvent } from '@testing-library/user-event';
import { demoPeople } from '#backend/seed.ts';
import type { Role } from '#domain/entities.ts';
import { DEMO_PASSWORD } from '#mocks/identity/demoPassword.ts';
import type { Sent } from '#tests/support/renderApp.tsx';
import { write } from './write.ts';

export const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';
export const SIGN_UP = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo';
export const UPDATE = '/identitytoolkit.googleapis.com/v1/accounts:update?key=demo';

/** Fields and button of /login, whose names no other fields there have. */
export const credentials = async () => ({
  email: await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' }),
  password: screen.getByLabelText<HTMLInputElement>('Password'),
  submit: screen.getByRole('button', { name: 'Login' }),
});

/** Types an address and a password (`word`) at /login, and sends them. */
export const signIn = async (user: UserEvent, address: string, word: string) => {
  const { email, password, submit } = await credentials();
  await write(user, email, address);
  await write(user, password, word);
  await user.click(submit);
};

export const signInAs = (user: UserEvent, role: Role) => signIn(user, demoPeople[role], DEMO_PASSWORD);

export const asksIdentity = ({ path }: Sent) => path.startsWith('/identitytoolkit');
