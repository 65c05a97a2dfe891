import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useFailureDialog } from '#changes/useFailureNotice.ts';
import { useSettle } from '#changes/useSettle.ts';
import { isFilled } from '#domain/unseen.ts';
import type { Sentence } from '#i18n/sentence.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSystemName } from '#i18n/useSystemName.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import type { Column } from '#ui/grid/column.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { Persona } from '#ui/people/Persona.tsx';
import { Truncated } from '#ui/text/Truncated.tsx';
import { isDeleted, type PayoutIssue, type PayoutIssues } from './payoutIssues.ts';
import { useUnsortable } from './useUnsortable.ts';
import { coinsIdOf, daysWaited, nameOf, workerIdOf, PAID, type WithdrawalRecord } from './withdrawalRecord.ts';
import { workerStyle } from './workerStyle.ts';

/**
 * Hook that returns the columns of the admin's pending withdrawals. Each issue is shown as a badge in the cell with the
 * value that it is about.
 */
export const useWithdrawalColumns = (issues: PayoutIssues): readonly Column<WithdrawalRecord>[] => {
  const t = useT();
  const { coins, dollars, day } = useFormat();
  const systemName = useSystemName();
  const isSealed = useUnsortable().includes('account_number');
  return useMemo((): Column<WithdrawalRecord>[] => {
    const now = new Date();
    const has = (kind: PayoutIssue) => [...issues.values()].some((kinds) => kinds.includes(kind));
    const badges = ({ _id }: WithdrawalRecord, kinds: readonly PayoutIssue[]) =>
      issues
        .get(_id)
        ?.filter((issue) => kinds.includes(issue))
        .map((issue) => <IssueBadge key={issue} issue={issue} />);
    return [
      {
        field: 'worker_name',
        name: t('withdrawals.column.worker'),
        flex: 1,
        minWidth: 149,
        tight: 124,
        wide: 360,
        card: 'heading',
        opens: (request) => !isDeleted(request, issues),
        cell: (request) => (
          <Box id={workerIdOf(request)} sx={workerStyle}>
            <Persona
              name={request.worker_name}
              mark={isDeleted(request, issues) && <IssueBadge issue="deleted" />}
              detail={request.worker_email}
            />
          </Box>
        ),
      },
      {
        field: 'withdrawal_coin',
        name: t('withdrawals.column.coins'),
        short: true,
        kind: 'number',
        width: 142,
        // Room for the badge, where there is one.
        ...(!has('notCovered') && { tight: 57 }),
        text: ({ withdrawal_coin }) => coins(withdrawal_coin),
        cell: (request) => (
          <Box sx={figureStyle}>
            {badges(request, ['notCovered'])}
            <span id={coinsIdOf(request)}>{coins(request.withdrawal_coin)}</span>
          </Box>
        ),
      },
      {
        field: 'withdrawal_amount',
        name: t('withdrawals.column.amount'),
        short: true,
        kind: 'number',
        width: 96,
        ...(!has('wrongAmount') && { tight: 68 }),
        text: ({ withdrawal_amount }) => dollars(withdrawal_amount),
        cell: (request) => (
          <Box sx={figureStyle}>
            {badges(request, ['wrongAmount'])}
            <span>{dollars(request.withdrawal_amount)}</span>
          </Box>
        ),
      },
      {
        field: 'payment_system',
        name: t('withdrawals.column.system'),
        width: 132,
        tight: 76,
        text: ({ payment_system }) => systemName(payment_system),
      },
      {
        field: 'account_number',
        ...(isSealed && { value: ({ account_number }: WithdrawalRecord) => account_number }),
        name: t('withdrawals.column.account'),
        flex: 0.5,
        minWidth: 124,
        tight: 100,
        cell: (request) => (
          <Box sx={accountStyle}>
            {isFilled(request.account_number) && <Truncated>{request.account_number}</Truncated>}
            {badges(request, ['noAccount', 'sharedAccount'])}
          </Box>
        ),
      },
      {
        field: 'withdraw_date',
        name: t('withdrawals.column.date'),
        width: 148,
        tight: 116,
        text: (request) => day(request.withdraw_date),
        cell: (request) => {
          const days = daysWaited(request, now);
          return (
            <Box component="span" className="TwoLines" sx={dateStyle}>
              <span>{day(request.withdraw_date)}</span>
              {days > 0 && <small>{t('withdrawals.waiting', { smart_count: days })}</small>}
            </Box>
          );
        },
      },
      {
        field: 'actions',
        name: t('withdrawals.column.actions'),
        width: 158,
        tight: 142,
        card: 'controls',
        needs: 'edit',
        cell: (request, tabIndex) => <PayButton request={request} tabIndex={tabIndex} />,
      },
    ];
  }, [t, coins, dollars, day, systemName, issues, isSealed]);
};

const dateStyle = {
  display: 'grid',
  lineHeight: '16px',
  '& small': { color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;

/** The style of a number with its badge: at the right of a grid's cell, at the start of a line in a card. */
const figureStyle = { display: 'inline-flex', alignItems: 'center', gap: 1, marginInlineStart: 'auto' } as const;
const accountStyle = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: { xs: '2px', sm: 1 },
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
} as const;

/**
 * The button 'Payment Success' of a row (AH-7). It is not disabled while its request is under way, because the keyboard
 * focus would be lost.
 */
const PayButton = ({ request, tabIndex }: { request: WithdrawalRecord; tabIndex: number }) => {
  const t = useT();
  const notices = useNotices();
  const sayFailed = useFailureDialog();
  const place = { to: addresses.adminHome, about: nameOf(request) };
  const { settle, isPending } = useSettle('withdrawals', request, {
    onDone: () => notices.success((t) => t('withdrawals.paid'), place),
    onFailed: (error) => {
      const title: Sentence = (t) => t('withdrawals.notPaid');
      sayFailed(title, (t) => t('withdrawals.notPaidFallback'), error, place);
    },
  });
  return (
    <Button
      tabIndex={tabIndex}
      aria-describedby={`${workerIdOf(request)} ${coinsIdOf(request)}`}
      aria-disabled={isPending}
      onClick={() => settle(PAID)}
    >
      {t('withdrawals.pay')}
    </Button>
  );
};

/**
 * Badge that names an issue of a withdrawal request: red if the worker's balance, less older requests, does not cover
 * it, else a warning.
 */
export const IssueBadge = ({ issue }: { issue: PayoutIssue }) => {
  const t = useT();
  return (
    <StatusBadge tone={issue === 'notCovered' ? 'failure' : 'warning'}>{t(`withdrawals.issue.${issue}`)}</StatusBadge>
  );
};
