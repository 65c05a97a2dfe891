/** The door to what other screens borrow. */
export { WithdrawalList } from './WithdrawalList.tsx';
