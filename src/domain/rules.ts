import { isAddress } from './email.ts';
import { LONGEST, textProblem } from './longest.ts';
import { roles, signUpRoles, type Role, type SignUpRole } from './entities.ts';
import { hasUnseen, isFilled } from './unseen.ts';

/**
 * Validator of the name in the sign-up form (specification 5). Returns the problem's message key, or null when the name
 * is fine. {@link emailProblem} and {@link roleProblem} do the same for their fields.
 */
export const nameProblem = (name: string) => {
  if (!isFilled(name)) return 'register.nameRequired';
  return name.trim().length > LONGEST.name ? 'register.nameTooLong' : null;
};

export const emailProblem = (email: string) => {
  if (!isFilled(email)) return 'register.emailRequired';
  if (hasUnseen(email)) return 'register.emailUnseen';
  return isAddress(email.trim()) ? null : 'register.emailMalformed';
};

/**
 * Validator of a new password: at least 6 characters, among them a lower-case and an upper-case letter of any script
 * (REG-9 to REG-11). Returns the problem's message key or null.
 */
export const passwordProblem = (password: string) => {
  if (password === '') return 'register.passwordRequired';
  // eslint-disable-next-line @typescript-eslint/no-misused-spread -- code points are the characters that a password has
  const strong = [...password].length >= 6 && /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password);
  return strong ? null : 'register.passwordWeak';
};

export const roleProblem = (role: string) => (isSignUpRole(role) ? null : 'register.roleRequired');

export const submissionStatuses = ['pending', 'approved', 'rejected'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];
/** Status of a submission as the screens show it: anything but pending and approved counts as rejected (WS-7, C-43). */
export const submissionStatus = (raw: string): SubmissionStatus =>
  raw === 'pending' || raw === 'approved' ? raw : 'rejected';

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);
export const isSignUpRole = (value: unknown): value is SignUpRole => signUpRoles.some((role) => role === value);

/**
 * Validator of handed-in work, which needs at least one visible character (WD-3). Returns the problem's message key, `{
 * most }` for a text that is too long, or null.
 */
export const submissionDetailsProblem = (text: string) =>
  isFilled(text) ? textProblem(text, 'detail') : 'work.submit.required';
