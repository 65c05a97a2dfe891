/** The door to this resource's screens: the code of each comes when it is asked for. */
export const loadSubmissionList = async () => (await import('./SubmissionList.tsx')).SubmissionList;
