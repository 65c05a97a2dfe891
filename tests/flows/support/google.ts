import { screen } from '#tests/support/rendering.ts';

/** The two pages with a way to sign in with Google, and what its role picker is called there. */
export const ways = [
  { path: '/login', picker: 'Role' },
  { path: '/register', picker: 'Role for Google' },
] as const;

export const google = async (picker: string) => ({
  button: await screen.findByRole('button', { name: 'Signup with Google' }),
  role: screen.getByRole<HTMLSelectElement>('combobox', { name: picker }),
});
