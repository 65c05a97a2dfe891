/** The door to what other screens borrow. */
export { ApprovedList } from './ApprovedList.tsx';
export { EarningsSection } from './EarningsSection.tsx';
export { LeftWork } from './LeftWork.tsx';
export { ReviewList } from './ReviewList.tsx';
export { SubmitWork } from './SubmitWork.tsx';
