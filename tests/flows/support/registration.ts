import { screen } from '#tests/support/rendering.ts';
import type { UserEvent } from '@testing-library/user-event';
import { write } from './write.ts';

/** Fields and button of /register, in the order of the page. */
export const fields = async () => ({
  name: await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' }),
  image: screen.getByLabelText<HTMLInputElement>('Profile image'),
  email: screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }),
  password: screen.getByLabelText<HTMLInputElement>('Password'),
  role: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role' }),
  submit: screen.getByRole('button', { name: 'Register' }),
});

export type Form = { name: string; email: string; password: string; role: string };

/** Form that only just satisfies every rule: REG-11 asks for no digit, and for six characters. */
export const rightForm: Form = { name: 'Ada', email: 'ada@example.com', password: 'Abcdef', role: 'buyer' };

/** Fills in the form; a text '' leaves its field alone. */
export const fill = async (user: UserEvent, form: Form) => {
  const { name, email, password, role } = await fields();
  if (form.name) await write(user, name, form.name);
  if (form.email) await write(user, email, form.email);
  if (form.password) await write(user, password, form.password);
  if (form.role) await user.selectOptions(role, form.role);
};

export const register = async (user: UserEvent, form: Form) => {
  await fill(user, form);
  await user.click((await fields()).submit);
};
