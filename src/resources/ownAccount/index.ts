/** The exports for the profile. */
export { OwnAccount } from './OwnAccount.tsx';
