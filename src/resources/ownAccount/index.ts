/** Exports of this folder for the profile page. */
export { OwnAccount } from './OwnAccount.tsx';
