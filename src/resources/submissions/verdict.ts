export const verdicts = ['approved', 'rejected'] as const;
export type Verdict = (typeof verdicts)[number];

/** The labels of the verdicts' buttons. */
export const verdictLabel = { approved: 'review.approve', rejected: 'review.reject' } as const satisfies Record<
  Verdict,
  string
>;
