/** The only door of this resource. */
export { WithdrawalList } from './WithdrawalList.tsx';

/** The worker's screen comes when it is asked for: no admin needs its form. */
export const loadWithdrawScreen = async () => ({ default: (await import('./WithdrawScreen.tsx')).WithdrawScreen });
