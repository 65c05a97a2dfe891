import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { amountText } from '#domain/coins.ts';
import { daySpans } from '#domain/daySpans.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSystemName } from '#i18n/useSystemName.ts';
import { useT } from '#i18n/useT.ts';
import { usePrices } from '#services/PricesContext.ts';
import { csvName, saveFile } from '#ui/export/saveFile.ts';
import { FigureTable } from '#ui/figures/FigureTable.tsx';
import { LookSwitch } from '#ui/page/LookSwitch.tsx';
import { useToday } from '#ui/page/useToday.ts';
import { SheetDialog } from '#ui/sheet/SheetDialog.tsx';
import { sumsOf, type PaidHere } from './paidHere.ts';

const spans = ['today', 'thisWeek', 'thisMonth', 'lastMonth', 'all'] as const;

/**
 * Dialog with the withdrawals that were marked as paid in this browser, filtered by day, with their sum. They can be
 * saved as a CSV file.
 */
export const PaidList = ({
  open,
  paid,
  onClose,
}: {
  open: boolean;
  paid: readonly PaidHere[];
  onClose: () => void;
}) => {
  const t = useT();
  const { coins, dollars, day } = useFormat();
  const { currency } = usePrices();
  const systemName = useSystemName();
  const today = useToday();
  const [span, setSpan] = useState<(typeof spans)[number]>('thisMonth');
  const { from, to } = span === 'all' ? ALL : daySpans[span](today);
  const shown = paid.filter((one) => one.day >= from && one.day <= to);
  const sums = sumsOf(shown, currency);
  const headings = {
    worker: t('withdrawals.column.worker'),
    day: t('payouts.paid.at'),
    amount: t('withdrawals.column.amount'),
    coins: t('withdrawals.column.coins'),
    system: t('withdrawals.column.system'),
  };
  const save = async () => {
    // Loaded late, because most visits save no file.
    const { csvOf } = await import('#ui/export/csv.ts');
    const { worker, system, ...figures } = headings;
    const heads = [
      figures.day,
      worker,
      t('withdrawals.sheet.email'),
      system,
      figures.coins,
      figures.amount,
      t('withdrawals.sheet.id'),
    ];
    const rows = shown.map((one) => [
      one.day,
      one.name,
      one.email,
      one.system,
      one.coins,
      amountText(one.dollars, currency),
      one.id,
    ]);
    saveFile(csvName('paid', new Date()), csvOf([heads, ...rows]));
  };
  return (
    <SheetDialog open={open} onClose={onClose} title={t('payouts.paid.title')}>
      <DialogContent dividers tabIndex={0} sx={{ display: 'grid', gridAutoRows: 'max-content', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('payouts.paid.hint')}</Typography>
        <Box sx={{ overflowX: 'auto' }}>
          <LookSwitch
            label={t('payouts.paid.when')}
            looks={spans.map((key) => ({ key, label: key === 'all' ? t('filter.all') : t(`filter.span.${key}`) }))}
            look={span}
            onChange={setSpan}
          />
        </Box>
        {shown.length === 0 ? (
          <Typography role="status">{t('payouts.paid.none')}</Typography>
        ) : (
          // A scrolling region must be reachable by keyboard.
          <Box role="group" aria-label={t('payouts.paid.title')} tabIndex={0} sx={tableStyle}>
            <FigureTable
              label={t('payouts.paid.title')}
              headings={Object.values(headings)}
              rows={shown.map((one) => [
                one.name,
                day(one.day),
                dollars(one.dollars),
                coins(one.coins),
                systemName(one.system) || t('withdrawals.noSystem'),
              ])}
              total={[
                t('payouts.total'),
                t('payouts.paid.count', { smart_count: shown.length }),
                dollars(sums.dollars),
                coins(sums.coins),
                '',
              ]}
            />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        {shown.length > 0 && (
          <Button variant="contained" color="primary" onClick={() => void save()}>
            {t('list.export')}
          </Button>
        )}
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </SheetDialog>
  );
};

const tableStyle = { overflowX: 'auto', '& > table': { minWidth: 480 } } as const;

/** Span of time that includes all days: texts that sort before and after every day in the form 'yyyy-mm-dd'. */
const ALL = { from: '', to: '9999-12-31' } as const;
