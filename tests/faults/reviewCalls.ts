import { within } from '#tests/support/rendering.ts';
import { demoPeople } from '#backend/seed.ts';
import { changeCall, oopsDialog } from './changeCall.ts';
import type { Place } from './console.ts';
import { keptTextCall } from './keptTextCall.ts';
import { figuresCall } from './figuresCall.ts';
import { byText, listCall } from './listCall.ts';

/** Three submissions that wait for the demo's buyer. */
const reviews: Place = {
  as: 'buyer',
  path: '/Dashboard/buyerHome',
  heading: 'Home',
  search: 'clinic',
  about: 'fatou.sato@example.test',
};
/** Approved submission of the demo's worker, on the home page. */
const approved: Place = {
  as: 'worker',
  path: '/Dashboard/workerHome',
  heading: 'Home',
  search: 'check links',
  about: 'Check links on a course syllabus',
  unselectable: true,
};
/** As a list: one to a page is no row, but a page of its own. */
const submitted: Place = {
  ...approved,
  path: '/Dashboard/workerSubmission',
  heading: 'My Submissions',
  search: 'syllabus',
  paging: { perPage: '10', page: '1' },
};

const review = (button: string, done: string) =>
  changeCall({
    ...reviews,
    act: (user, row) => user.click(within(row).getByText(button)),
    done,
    says: oopsDialog,
    isDone: ({ submissions }) =>
      !submissions.some(
        ({ worker_email, buyer_email, status }) =>
          worker_email === reviews.about && buyer_email === demoPeople.buyer && status === 'pending',
      ),
    isShownDone: (row) => row === undefined,
  });

/** The calls around submissions: what a buyer reviews, and what a worker sees of it. */
export const reviewCalls = {
  getBuyerStats: figuresCall(reviews),
  listSubmissionsToReview: listCall(reviews, byText),
  getSubmissionText: keptTextCall(reviews),
  approveSubmission: review('Approve', 'Approved!'),
  rejectSubmission: review('Reject', 'Rejected!'),
  getWorkerStats: figuresCall(approved),
  listApprovedSubmissions: listCall(approved, byText),
  listWorkerSubmissions: listCall(submitted, byText),
} as const;
