import { submissionStatus } from '#domain/rules.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { KeyFacts, type Fact } from '#ui/facts/KeyFacts.tsx';
import { Persona } from '#ui/people/Persona.tsx';
import { StatusOfSubmission } from './StatusOfSubmission.tsx';
import type { SubmissionRecord } from './submissionRecord.ts';

type SubmissionFactsProps = {
  submission: SubmissionRecord;
  /** True to include status and jobcode, which the details panel already shows above the facts. */
  alone?: boolean;
};

/**
 * Coins, date and buyer of a worker's submission (WS-2). A status that we do not know is shown in the server's word as
 * well (C-43). Status and jobcode are left out unless the facts stand `alone`, without the details panel that shows
 * them.
 */
export const SubmissionFacts = ({ submission, alone = false }: SubmissionFactsProps) => {
  const t = useT();
  const { day } = useFormat();
  const inCoins = useCoinText();
  const { status, task_id, buyer_name, buyer_email } = submission;
  const facts: readonly Fact[] = [
    ...(alone ? [{ label: t('submissions.column.jobcode'), value: task_id }] : []),
    { label: t('submissions.column.coin'), value: inCoins(submission.payable_amount), figure: true },
    ...(alone ? [{ label: t('submissions.column.status'), value: <StatusOfSubmission status={status} /> }] : []),
    { label: t('submissions.column.date'), value: day(submission.current_date) || t('review.unknown') },
    {
      label: t('submissions.buyer'),
      value: <Persona name={buyer_name || buyer_email} detail={buyer_email} />,
      wide: true,
    },
    ...(submissionStatus(status) === status
      ? []
      : [{ label: t('submissions.rawStatus'), value: status || t('review.unknown') }]),
  ];
  return <KeyFacts facts={facts} />;
};
