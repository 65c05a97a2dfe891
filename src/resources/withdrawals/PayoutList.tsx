import { DocumentArrowUpRegular } from '@fluentui/react-icons/headless/svg/document-arrow-up';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFailureNotice } from '#changes/useFailureNotice.ts';
import type { Records } from '#dataProvider/bindings.ts';
import { payoutStates } from '#domain/payoutStates.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSystemName } from '#i18n/useSystemName.ts';
import { useT } from '#i18n/useT.ts';
import { usePrices } from '#services/PricesContext.ts';
import { addresses } from '#product.ts';
import type { Command } from '#ui/commands/command.ts';
import type { FilterPill } from '#ui/filters/filterPill.ts';
import type { Column } from '#ui/grid/column.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { Persona } from '#ui/people/Persona.tsx';
import { useMay } from '#ui/rights/useMay.ts';
import { Truncated } from '#ui/text/Truncated.tsx';
import { BankAnswer } from './BankAnswer.tsx';
import { PayoutBadge, stateText, useSaid } from './PayoutBadge.tsx';
import { saveBatch, underWayIn } from './saveBatch.ts';
import { useDecide } from './usePayoutCommands.tsx';
import { workerIdOf } from './withdrawalRecord.ts';
import { workerStyle } from './workerStyle.ts';

type Payout = Records['payouts']['record'];

const NONE: readonly Command<Payout>[] = [];
const NEWEST_FIRST = { field: 'withdraw_date', order: 'DESC' } as const;

/**
 * Screen 'Payouts' of an admin: the withdrawals that are held, under way, paid, failed or refused, and a command that
 * reads the bank's answer (C-67).
 */
export const PayoutList = () => {
  const t = useT();
  const mayRead = useMay('edit', 'batches');
  const [reading, setReading] = useState(false);
  const filters = useMemo(
    (): FilterPill[] => [
      {
        field: 'status',
        label: t('batches.column.state'),
        options: payoutStates.flatMap((value) =>
          value === 'pending' ? [] : { value, label: t(`batches.state.${value}`) },
        ),
      },
      { field: 'batch', label: t('batches.column.batch'), range: 'number' },
      { field: 'withdraw_date', label: t('batches.column.requested'), range: 'date' },
    ],
    [t],
  );
  const commands = useMemo(
    (): Command<Payout>[] => [
      {
        key: 'read',
        label: t('batches.read'),
        Icon: DocumentArrowUpRegular,
        on: 'list',
        primary: true,
        run: () => setReading(true),
      },
    ],
    [t],
  );
  return (
    <ScreenList resource="payouts" perPage={25} sort={NEWEST_FIRST}>
      <ScreenHeading title={t('menu.payouts')} description={t('batches.description')} />
      <ListGrid
        label={t('menu.payouts')}
        columns={usePayoutColumns()}
        commands={mayRead ? commands : NONE}
        filters={filters}
        empty={{ title: t('batches.none') }}
      />
      {reading && <BankAnswer onClose={() => setReading(false)} />}
    </ScreenList>
  );
};

const usePayoutColumns = (): readonly Column<Payout>[] => {
  const t = useT();
  const { coins, dollars, day, digits } = useFormat();
  const systemName = useSystemName();
  const decide = useDecide();
  const saveAgain = useSaveAgain();
  const said = useSaid();
  return useMemo((): Column<Payout>[] => {
    const commandOf = ({ status }: Payout) =>
      status === 'held' ? t('batches.release') : status === 'underWay' ? t('batches.files') : '';
    return [
      {
        field: 'worker_name',
        name: t('withdrawals.column.worker'),
        flex: 1,
        minWidth: 160,
        tight: 136,
        wide: 360,
        card: 'heading',
        cell: (payout) => (
          <Box id={workerIdOf(payout)} sx={workerStyle}>
            <Persona name={payout.worker_name} detail={payout.worker_email} />
          </Box>
        ),
      },
      {
        field: 'status',
        name: t('batches.column.state'),
        width: 112,
        tight: 98,
        text: ({ status }) => stateText(status, t),
        cell: ({ status }) => <PayoutBadge state={status} />,
      },
      {
        field: 'reference',
        name: t('batches.column.said'),
        flex: 1,
        minWidth: 150,
        tight: 86,
        wide: 360,
        rare: true,
        text: said,
        cell: (payout) => <Truncated>{said(payout) || '–'}</Truncated>,
      },
      {
        field: 'batch',
        name: t('batches.column.batch'),
        kind: 'number',
        rare: true,
        width: 80,
        tight: 52,
        text: ({ batch }) => (batch > 0 ? String(batch) : ''),
        cell: ({ batch }) => (batch > 0 ? digits(batch) : '–'),
      },
      {
        field: 'withdrawal_coin',
        name: t('withdrawals.column.coins'),
        short: true,
        kind: 'number',
        width: 90,
        tight: 58,
        text: ({ withdrawal_coin }) => coins(withdrawal_coin),
      },
      {
        field: 'withdrawal_amount',
        name: t('withdrawals.column.amount'),
        short: true,
        kind: 'number',
        width: 96,
        tight: 72,
        text: ({ withdrawal_amount }) => dollars(withdrawal_amount),
      },
      {
        field: 'payment_system',
        name: t('withdrawals.column.system'),
        width: 136,
        tight: 80,
        text: ({ payment_system }) => systemName(payment_system),
      },
      {
        field: 'withdraw_date',
        name: t('batches.column.requested'),
        width: 132,
        tight: 98,
        text: ({ withdraw_date }) => day(withdraw_date),
      },
      {
        field: 'release',
        name: t('batches.column.action'),
        width: 112,
        tight: 84,
        card: 'controls',
        needs: 'edit',
        stateless: true,
        rare: true,
        text: commandOf,
        cell: (payout, tabIndex) =>
          commandOf(payout) ? (
            <Button
              variant="text"
              color="primary"
              tabIndex={tabIndex}
              aria-describedby={workerIdOf(payout)}
              onClick={() => void (payout.status === 'held' ? decide(payout, 'pending') : saveAgain(payout))}
            >
              {commandOf(payout)}
            </Button>
          ) : null,
      },
    ];
  }, [t, coins, dollars, day, digits, systemName, decide, saveAgain, said]);
};

/**
 * Hook that returns a function that saves the files of a payout's batch again, with those requests that the bank has
 * not answered yet.
 */
const useSaveAgain = () => {
  const provider = useDataProvider();
  const { currency } = usePrices();
  const sayFailed = useFailureNotice();
  return useCallback(
    async ({ batch }: Payout) => {
      try {
        const { data } = await provider.getList<Payout>('payouts', underWayIn(String(batch)));
        await saveBatch(batch, data, currency);
      } catch (error) {
        sayFailed('', (t) => t('batches.filesFailed', { number: batch }), error, addresses.payouts);
      }
    },
    [provider, currency, sayFailed],
  );
};
