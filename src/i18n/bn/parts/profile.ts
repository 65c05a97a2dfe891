/**
 * Bangla texts of the lower part of the page /Profile: the download of a person's data, documents, and the deletion of
 * the account.
 */
export * from '../ownAccount.ts';
