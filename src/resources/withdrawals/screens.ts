/** The door to this resource's screens: the code of each comes when it is asked for. */
export const loadWithdrawScreen = async () => (await import('./WithdrawScreen.tsx')).WithdrawScreen;
