export const verdicts = ['approved', 'rejected'] as const;
export type Verdict = (typeof verdicts)[number];

/** What the button says that gives it. */
export const verdictLabel = { approved: 'review.approve', rejected: 'review.reject' } as const satisfies Record<
  Verdict,
  string
>;
