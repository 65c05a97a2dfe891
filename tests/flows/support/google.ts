import { screen } from '#tests/support/rendering.ts';

/** Pages with Google's sign-in, with the name of its role picker and that picker's empty option. */
export const ways = [
  { path: '/login', picker: 'Role', choose: 'Choose a role' },
  { path: '/register', picker: 'Role for Google', choose: 'Choose a role for Google' },
] as const;

export const google = async (picker: string) => ({
  button: await screen.findByRole('button', { name: 'Signup with Google' }),
  role: screen.getByRole<HTMLSelectElement>('combobox', { name: picker }),
});
