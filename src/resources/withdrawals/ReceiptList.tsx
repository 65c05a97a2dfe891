import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSystemName } from '#i18n/useSystemName.ts';
import { useT } from '#i18n/useT.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { KeyFacts } from '#ui/facts/KeyFacts.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import type { Receipt } from './receipts.ts';
import type { Receipts } from './useReceipts.ts';

/** The requests that were sent from this browser. None is taken away by itself: only the balance tells of a payment. */
export const ReceiptList = ({ receipts: { receipts, unclear, remove: forget } }: { receipts: Receipts }) => {
  const t = useT();
  const inCoins = useCoinText();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (key: string) => {
    forget(key);
    // The button that was pressed is gone.
    heading.current?.focus();
  };
  return (
    <Box component="section" aria-labelledby={title}>
      <Typography ref={heading} id={title} component="h2" variant="h6" tabIndex={-1}>
        {t('withdraw.receipts')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t(receipts.length > 0 ? 'withdraw.receiptsHint' : 'withdraw.noReceipts')}
      </Typography>
      {unclear > 0 && (
        <Box sx={{ mb: 1.5 }}>
          <MessageBar tone="info">{t('withdraw.receiptsUnclear', { coins: inCoins(unclear) })}</MessageBar>
        </Box>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
        {receipts.map((receipt) => (
          <Card key={receipt.key} component="li" sx={{ p: 2 }}>
            <Line receipt={receipt} onRemove={() => remove(receipt.key)} />
          </Card>
        ))}
      </Box>
    </Box>
  );
};

const Line = ({ receipt, onRemove }: { receipt: Receipt; onRemove: () => void }) => {
  const t = useT();
  const what = useId();
  const { coins, worth, day } = useFormat();
  const nameOf = useSystemName();
  return (
    <>
      <KeyFacts
        facts={[
          { label: t('withdraw.receipt.date'), value: <span id={what}>{day(receipt.at)}</span> },
          { label: t('withdraw.receipt.coins'), value: coins(receipt.coins) },
          { label: t('withdraw.amount'), value: worth(receipt.coins) },
          { label: t('withdraw.system'), value: nameOf(receipt.system) },
          { label: t('withdraw.account'), value: receipt.account || t('withdraw.receipt.none') },
        ]}
      />
      <Box sx={footStyle}>
        <StatusBadge tone={tones[receipt.state]}>{t(`withdraw.receipt.${receipt.state}`)}</StatusBadge>
        <Button size="small" variant="text" aria-describedby={what} onClick={onRemove}>
          {t('withdraw.receipt.remove')}
        </Button>
      </Box>
    </>
  );
};

const tones = { sent: 'waiting', unconfirmed: 'warning', either: 'info', paid: 'success' } as const;

const footStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 } as const;
