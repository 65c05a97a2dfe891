import Box from '@mui/material/Box';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { CanAccess } from 'react-admin';
import { useNavigate } from 'react-router';
import { paymentSystems } from '#domain/coins.ts';
import { preloadable } from '#loading/preloadable.ts';
import { useSystemName } from '#i18n/useSystemName.ts';
import { useT } from '#i18n/useT.ts';
import { addresses, detailsIn, filteredIn } from '#product.ts';
import { useEverOpen } from '#ui/dialogs/useEverOpen.ts';
import type { FilterPill } from '#ui/filters/filterPill.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ListSection } from '#ui/grid/ListSection.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { Late } from '#ui/loading/Late.tsx';
import { lazyOrNothing } from '#ui/loading/lazyOrNothing.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { usePauses } from './usePauses.ts';
import { usePayoutCommands } from './usePayoutCommands.tsx';
import { usePayouts } from './usePayouts.ts';
import { useUnsortable } from './useUnsortable.ts';
import { useWithdrawalColumns } from './useWithdrawalColumns.tsx';
import { useWithdrawalCommands } from './useWithdrawalCommands.ts';

/** The dialog with the review of all requests, loaded late because most visits never open it. */
const PayoutPreview = preloadable(async () => (await import('./PayoutPreview.tsx')).PayoutPreview);

/**
 * The list of pending withdrawal requests on the admin's home screen, each with the button 'Payment Success' (AH-6,
 * AH-7). Above it is a message about issues to check before paying.
 */
export const WithdrawalList = () => (
  <CanAccess action="list" resource="withdrawals">
    <ScreenList resource="withdrawals" perPage={25} sort={NEWEST_FIRST} unsortable={useUnsortable()}>
      <Withdrawals />
    </ScreenList>
  </CanAccess>
);

const Explain = lazyOrNothing(async () => (await import('#ui/text/Explain.tsx')).Explain);

/** The button with today's payments; the list does not wait for its code. */
const PaidToday = lazyOrNothing(async () => (await import('./PaidToday.tsx')).PaidToday);

const NEWEST_FIRST = { field: 'withdraw_date', order: 'DESC' } as const;

const Withdrawals = () => {
  const t = useT();
  const nameOf = useSystemName();
  const navigate = useNavigate();
  const [reviewing, setReviewing] = useState(false);
  const everReviewed = useEverOpen(reviewing);
  const review = useCallback(() => setReviewing(true), []);
  const [lookingBack, setLookingBack] = useState(false);
  const lookBack = useCallback(() => setLookingBack(true), []);
  const payouts = usePayouts();
  const columns = useWithdrawalColumns(payouts.issues);
  const { paused, commands: pauses } = usePauses();
  const { commands: decisions, question } = usePayoutCommands();
  const extraCommands = useMemo(() => [...pauses, ...decisions], [pauses, decisions]);
  const commands = useWithdrawalCommands(payouts, review, lookBack, extraCommands);
  const filters: readonly FilterPill[] = [
    {
      field: 'payment_system',
      label: t('withdrawals.column.system'),
      options: paymentSystems.map((system) => ({ value: system, label: nameOf(system) })),
    },
    { field: 'withdrawal_coin', label: t('withdrawals.column.coins'), range: 'number' },
    { field: 'withdraw_date', label: t('withdrawals.column.date'), range: 'date' },
  ];
  const toCheck = payouts.issues.size;
  return (
    <ListSection
      title={t('withdrawals.title')}
      beside={
        <Suspense>
          <Explain what={t('withdrawals.title')}>{t('withdrawals.explained')}</Explain>
        </Suspense>
      }
      aside={
        <>
          <Suspense>
            <PaidToday open={lookingBack} onOpen={lookBack} onClose={() => setLookingBack(false)} />
          </Suspense>
          <Box role="status">
            {toCheck > 0 && (
              // The command 'Review payouts' stands right below.
              <MessageBar
                tone="warning"
                action={{
                  label: t('withdrawals.toCheck', { smart_count: toCheck }),
                  onClick: review,
                }}
              />
            )}
          </Box>
        </>
      }
    >
      {paused.map(({ name, resume }) => (
        <Box key={name} sx={{ mb: 1 }}>
          <MessageBar tone="warning" role="status" action={{ label: t(`pauses.resume.${name}`), onClick: resume }}>
            {t(`pauses.paused.${name}`)}
          </MessageBar>
        </Box>
      ))}
      <ListGrid
        label={t('withdrawals.title')}
        columns={columns}
        commands={commands}
        filters={filters}
        empty={{ title: t('withdrawals.none') }}
        onOpen={(request) => {
          const id = payouts.workerIdOf(request);
          void navigate(
            id === undefined
              ? filteredIn(addresses.manageUsers, { q: request.worker_email })
              : detailsIn(addresses.manageUsers, id),
          );
        }}
      />
      {question}
      {everReviewed && (
        <Late>
          <PayoutPreview open={reviewing} payouts={payouts} onClose={() => setReviewing(false)} />
        </Late>
      )}
    </ListSection>
  );
};
