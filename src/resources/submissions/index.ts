/** Exports of this folder for the dashboards. */
export { ApprovedList } from './ApprovedList.tsx';
export { EarningsSection } from './ApprovedList.tsx';
export { ReviewList } from './ReviewList.tsx';
export { KeptWork, SubmitWork } from './SubmitWork.tsx';
