import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { OutcomeView } from '#bulk/OutcomeView.tsx';
import { saveOutcome } from '#bulk/saveOutcome.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { nameOf, verdictLabel, verdicts } from '../submissionRecord.ts';
import type { QueueState } from './createVerdictQueue.ts';
import type { Desk } from './useVerdictDesk.ts';

type ReviewEndProps = { state: QueueState; desk: Desk; onClose: () => void };

/**
 * View at the end of a review in the workbench: the number of decided submissions, the coins paid, the refused
 * verdicts, and links onwards.
 */
export const ReviewEnd = ({ state: { held, sent, failed }, desk, onClose }: ReviewEndProps) => {
  const t = useT();
  const { coins: whole } = useFormat();
  const inCoins = useCoinText();
  const place = useRef<HTMLDivElement>(null);
  // The focus would be lost, because the pressed button has disappeared.
  useEffect(() => place.current?.focus(), []);
  const given = [...sent];
  const counted = (result: string, count: number) =>
    count === 0 ? [] : [t('bulk.count', { result, count: whole(count) })];
  const paid = given.reduce(
    (sum, [id, verdict]) => sum + (verdict === 'approved' ? (desk.records.get(id)?.payable_amount ?? 0) : 0),
    0,
  );
  const summary = [
    ...verdicts.flatMap((verdict) =>
      counted(t(`bulk.work.${verdict}.done`), given.filter(([, one]) => one === verdict).length),
    ),
    ...counted(t('review.one.willBeSent'), held.length),
    ...counted(t('bulk.result.failed'), failed.size),
  ].join(', ');
  const rows = [...failed].map(([id, verdict]) => {
    const record = desk.records.get(id);
    return {
      id,
      name: record ? nameOf(record) : id,
      result: t(verdictLabel[verdict]),
      reason: t('review.one.gone'),
    };
  });
  return (
    <Box ref={place} tabIndex={-1} sx={endStyle}>
      <OutcomeView
        title={t(`review.one.${held.length > 0 ? 'decided' : 'done'}`)}
        summary={summary}
        note={paid > 0 ? t('review.one.paid', { coins: inCoins(paid) }) : undefined}
        tone={failed.size > 0 ? 'warning' : 'success'}
        headings={{ result: t('review.left.verdict'), reason: t('bulk.column.reason') }}
        rows={rows}
        actions={
          <>
            <Button variant="contained" color="primary" onClick={onClose}>
              {t('screen.back', { screen: t('review.title') })}
            </Button>
            <Button component={Link} to={addresses.myTasks}>
              {t('menu.myTasks')}
            </Button>
            {rows.length > 0 && (
              <Button onClick={() => void saveOutcome(t, 'submissions', rows)}>{t('manyRows.download')}</Button>
            )}
          </>
        }
      />
    </Box>
  );
};

const endStyle = { px: 2, py: 4, '&:focus': { outline: 'none' } } as const;
