import { signUpRoles } from '#domain/entities.ts';
import type { Translate } from '#i18n/messages.ts';
import type { Option } from '#ui/forms/SelectField.tsx';

/**
 * Options of the select field for a new account's role: buyer and worker, the only roles a visitor may choose (LOGIN-7,
 * REG-2).
 */
export const signUpRoleOptions = (t: Translate): Option[] =>
  signUpRoles.map((role) => ({ value: role, label: t(`role.${role}`) }));
