import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { momentOf } from '#domain/moments.ts';
import { useT } from '#i18n/useT.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { PayoutIssueList } from './PayoutIssueList.tsx';
import { PayoutTotals } from './PayoutTotals.tsx';
import type { Payouts } from './usePayouts.ts';

type PayoutPreviewProps = { open: boolean; payouts: Payouts; onClose: () => void };

const DAY = 86_400_000;

/** What paying all pending requests would mean: totals by payment system, and everything to check before. */
export const PayoutPreview = ({ open, payouts, onClose }: PayoutPreviewProps) => {
  const t = useT();
  const title = useId();
  const { requests, balancesFailed, loadBalances } = payouts;
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={title} maxWidth="md" fullWidth>
      <DialogTitle id={title}>{t('withdrawals.preview.title')}</DialogTitle>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gridAutoRows: 'max-content', gap: 2 }}>
        {balancesFailed && (
          <MessageBar
            tone="failure"
            role="alert"
            action={{ label: t('action.tryAgain'), onClick: () => void loadBalances() }}
          >
            {t('withdrawals.preview.balancesFailed')}
          </MessageBar>
        )}
        <PayoutTotals {...payouts} />
        <Waiting since={requests[0]?.withdraw_date} />
        <PayoutIssueList {...payouts} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

/** How long the oldest request has waited; nothing for less than a day, or without a date. */
const Waiting = ({ since }: { since: string | undefined }) => {
  const t = useT();
  const [now] = useState(() => Date.now());
  const days = Math.floor((now - momentOf(since ?? '')) / DAY);
  return days >= 1 ? <Typography>{t('withdrawals.preview.oldest', { smart_count: days })}</Typography> : null;
};
