import { submissionStatus } from '#domain/rules.ts';
import { useT } from '#i18n/useT.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';

const tones = { pending: 'waiting', approved: 'success', rejected: 'failure' } as const;

/**
 * Badge with a submission's status as word, icon and colour (WS-6, WS-7). An unknown status looks like 'rejected'
 * (C-43).
 */
export const StatusOfSubmission = ({ status }: { status: string }) => {
  const t = useT();
  const shown = submissionStatus(status);
  return <StatusBadge tone={tones[shown]}>{t(`submissions.status.${shown}`)}</StatusBadge>;
};
