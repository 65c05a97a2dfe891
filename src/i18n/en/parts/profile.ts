/** Texts below a profile's figures: a person's data, documents and the end of an account. */
export * from '../ownAccount.ts';
