import { submissionStatus } from '#domain/rules.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { KeyFacts, type Fact } from '#ui/facts/KeyFacts.tsx';
import { Persona } from '#ui/people/Persona.tsx';
import type { SubmissionRecord } from './submissionRecord.ts';

type SubmissionFactsProps = { submission: SubmissionRecord; first?: readonly Fact[] };

/** What one of a worker's submissions is worth, of when, and for whom; its status in the server's own word too (C-43). */
export const SubmissionFacts = ({ submission, first = [] }: SubmissionFactsProps) => {
  const t = useT();
  const { day } = useFormat();
  const inCoins = useCoinText();
  const { status, buyer_name, buyer_email } = submission;
  const facts = [
    ...first,
    { label: t('submissions.column.coin'), value: inCoins(submission.payable_amount) },
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
