import { screen } from '#tests/support/rendering.ts';

/** Pages with Google's sign-in, and the name of its role picker on each. */
export const ways = [
  { path: '/login', picker: 'Role' },
  { path: '/register', picker: 'Role for Google' },
] as const;

export const google = async (picker: string) => ({
  button: await screen.findByRole('button', { name: 'Signup with Google' }),
  role: screen.getByRole<HTMLSelectElement>('combobox', { name: picker }),
});
