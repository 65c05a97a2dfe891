import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { submissionStatus } from '#domain/rules.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { KeyFacts } from '#ui/facts/KeyFacts.tsx';
import { DetailsBody } from '#ui/panel/DetailsBody.tsx';
import { DetailsMark } from '#ui/panel/DetailsMark.tsx';
import type { Details } from '#ui/panel/useDetails.ts';
import { Persona } from '#ui/people/Persona.tsx';
import { StatusOfSubmission } from './StatusOfSubmission.tsx';
import type { SubmissionRecord } from './submissionRecord.ts';
import { WorkText } from './WorkText.tsx';

type SubmissionDetailsProps = { submission: SubmissionRecord; details: Details };

/** One of a worker's submissions: what was sent, to whom, and what became of it, in the server's own word too (C-43). */
export const SubmissionDetails = ({ submission, details }: SubmissionDetailsProps) => {
  const t = useT();
  const { day } = useFormat();
  const inCoins = useCoinText();
  const { status, buyer_name, buyer_email } = submission;
  const facts = [
    { label: t('submissions.column.coin'), value: inCoins(submission.payable_amount) },
    { label: t('submissions.column.date'), value: day(submission.current_date) || t('review.unknown') },
    { label: t('submissions.buyer'), value: <Persona name={buyer_name || buyer_email} detail={buyer_email} /> },
    ...(submissionStatus(status) === status
      ? []
      : [{ label: t('submissions.rawStatus'), value: status || t('review.unknown') }]),
  ];
  const content = (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <KeyFacts facts={facts} />
      <WorkText title={t('review.work')}>{submission.submission_details}</WorkText>
    </Box>
  );
  return (
    <DetailsBody
      media={<DetailsMark />}
      title={submission.task_title || submission.task_id}
      subtitle={submission.task_id}
      badge={<StatusOfSubmission status={status} />}
      tabs={[{ key: 'submission', label: t('review.work'), content }]}
      details={details}
      footer={<Button onClick={details.close}>{t('action.close')}</Button>}
    />
  );
};
