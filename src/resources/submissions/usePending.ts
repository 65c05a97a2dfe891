import { useGetList } from 'react-admin';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import { OLDEST_FIRST, type SubmissionRecord } from './submissionRecord.ts';

/**
 * Query hook for all pending submissions of the buyer's tasks, those that have waited longest first. A failed read gives
 * no notice, because its readers show the error in place of the rows, or do without.
 */
export const usePending = () => useGetList<SubmissionRecord>('submissions', PENDING, QUIET);

const PENDING = { pagination: ALL_ROWS, sort: OLDEST_FIRST } as const;
const QUIET = { onError: () => {} } as const;
