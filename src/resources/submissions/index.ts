/** The only door of this resource. */
export { ApprovedList } from './ApprovedList.tsx';
export { ReviewList } from './ReviewList.tsx';
export { SubmissionList } from './SubmissionList.tsx';
export { SubmitWork } from './SubmitWork.tsx';
