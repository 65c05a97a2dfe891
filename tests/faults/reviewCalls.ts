import { within } from '#tests/support/rendering.ts';
import { demoPeople } from '#backend/seed.ts';
import { changeCall, oopsDialog } from './changeCall.ts';
import type { Place } from './console.ts';
import { keptTextCall } from './keptTextCall.ts';
import { figuresCall } from './figuresCall.ts';
import { byText, listCall } from './listCall.ts';

/** Home of the demo's buyer, whose search finds three pending submissions. */
const reviews: Place = {
  as: 'buyer',
  path: '/Dashboard/buyerHome',
  heading: 'Home',
  search: 'clinic',
  about: 'fatou.sato@example.test',
};
/** Home of the demo's worker, whose search finds an approved submission. */
const approved: Place = {
  as: 'worker',
  path: '/Dashboard/workerHome',
  heading: 'Home',
  search: 'check links',
  about: 'Check links on a course syllabus',
  unselectable: true,
};
/** List of the worker's submissions, ten on a page: with one on a page, that screen is no list. */
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

/** Calls about submissions, of the buyer who reviews them and of the worker. */
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
