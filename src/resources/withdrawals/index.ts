/** The exports for the dashboards. */
export { WithdrawalList } from './WithdrawalList.tsx';
