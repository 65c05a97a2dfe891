/** The pages for who signs in, registers, or looks at the own profile. */
export { account } from '../account.ts';
