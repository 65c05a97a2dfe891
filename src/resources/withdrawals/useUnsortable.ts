import { useSessionState } from '#authProvider/SessionContext.tsx';

const SEALED = ['account_number'] as const;
const NONE = [] as const;

/**
 * Hook for the fields by which the server cannot sort withdrawals: account numbers, where it encrypts them (extra
 * `sealedAccounts`).
 */
export const useUnsortable = (): readonly string[] =>
  useSessionState().extras.includes('sealedAccounts') ? SEALED : NONE;
