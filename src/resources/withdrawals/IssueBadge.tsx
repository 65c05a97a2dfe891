import { useT } from '#i18n/useT.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import type { PayoutIssue } from './payoutIssues.ts';

/** What to check before paying, in a word or two. What the server will refuse is red, the rest a warning. */
export const IssueBadge = ({ issue }: { issue: PayoutIssue }) => {
  const t = useT();
  return (
    <StatusBadge tone={issue === 'notCovered' ? 'failure' : 'warning'}>{t(`withdrawals.issue.${issue}`)}</StatusBadge>
  );
};
