/** The only door of this resource. */
export { WithdrawalList } from './WithdrawalList.tsx';
