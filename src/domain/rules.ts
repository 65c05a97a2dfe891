import { isAddress } from './email.ts';
import { roles, signUpRoles, type Role, type SignUpRole } from './entities.ts';
import { hasUnseen, isFilled } from './unseen.ts';

/** A rule answers with the key of its own message, or null when the value is fine. Texts: specification 5. */
export const nameProblem = (name: string) => {
  if (!isFilled(name)) return 'register.nameRequired';
  return name.trim().length > LONGEST_NAME ? 'register.nameTooLong' : null;
};

/** The longest name that the server takes, in UTF-16 code units. */
export const LONGEST_NAME = 200;

export const emailProblem = (email: string) => {
  if (!isFilled(email)) return 'register.emailRequired';
  if (hasUnseen(email)) return 'register.emailUnseen';
  return isAddress(email.trim()) ? null : 'register.emailMalformed';
};

/** At least 6 characters with one lower-case and one upper-case letter of any script (REG-9 to REG-11). */
export const passwordProblem = (password: string) => {
  if (password === '') return 'register.passwordRequired';
  // eslint-disable-next-line @typescript-eslint/no-misused-spread -- code points are the characters that a password has
  const strong = [...password].length >= 6 && /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password);
  return strong ? null : 'register.passwordWeak';
};

export const roleProblem = (role: string) => (isSignUpRole(role) ? null : 'register.roleRequired');

export const submissionStatuses = ['pending', 'approved', 'rejected'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];
/** How a submission's status is shown: whatever is neither pending nor approved counts as rejected (WS-7, C-43). */
export const submissionStatus = (raw: string): SubmissionStatus =>
  raw === 'pending' || raw === 'approved' ? raw : 'rejected';

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);
export const isSignUpRole = (value: unknown): value is SignUpRole => signUpRoles.some((role) => role === value);

/** What a worker hands in may look like anything, but not like nothing (WD-3). */
export const submissionDetailsProblem = (text: string) => (isFilled(text) ? null : 'work.submit.required');
