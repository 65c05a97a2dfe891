/** The exports of this folder for the dashboards. */
export { WithdrawalList } from './WithdrawalList.tsx';
