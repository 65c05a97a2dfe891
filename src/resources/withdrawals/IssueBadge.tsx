import { useT } from '#i18n/useT.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import type { PayoutIssue } from './payoutIssues.ts';

/** An issue of a request in a word or two: red where the server will refuse to pay, else a warning. */
export const IssueBadge = ({ issue }: { issue: PayoutIssue }) => {
  const t = useT();
  return (
    <StatusBadge tone={issue === 'notCovered' ? 'failure' : 'warning'}>{t(`withdrawals.issue.${issue}`)}</StatusBadge>
  );
};
