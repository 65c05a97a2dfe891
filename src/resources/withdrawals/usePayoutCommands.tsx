import { DocumentArrowDownRegular } from '@fluentui/react-icons/headless/svg/document-arrow-down';
import { DismissCircleRegular } from '@fluentui/react-icons/headless/svg/dismiss-circle';
import { PauseCircleRegular } from '@fluentui/react-icons/headless/svg/pause-circle';
import { lazy, useCallback, useMemo, useState } from 'react';
import { useDataProvider, useUpdate } from 'react-admin';
import { useFailureNotice } from '#changes/useFailureNotice.ts';
import type { Records } from '#dataProvider/bindings.ts';
import { MOST_IN_BATCH } from '#domain/payoutStates.ts';
import { useT } from '#i18n/useT.ts';
import { usePrices } from '#services/PricesContext.ts';
import { addresses } from '#product.ts';
import type { Command } from '#ui/commands/command.ts';
import { Late } from '#ui/loading/Late.tsx';
import { useNotices } from '#ui/notices/useNotices.ts';
import { useMay } from '#ui/rights/useMay.ts';
import type { Decision } from './DecisionDialog.tsx';
import { nameOf, type WithdrawalRecord } from './withdrawalRecord.ts';

/** The dialog with the question, loaded late together with the code of forms, because most visits never need it. */
const DecisionDialog = lazy(async () => ({ default: (await import('./DecisionDialog.tsx')).DecisionDialog }));

type Payout = Records['payouts']['record'];

/**
 * Hook that returns a function `(request, status, reason)` to hold, refuse or release a withdrawal on the server
 * ('pending' releases it). It shows a notice of the outcome; its promise resolves without a value and never rejects.
 */
export const useDecide = () => {
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const [update] = useUpdate<Payout>();
  return useCallback(
    async (request: WithdrawalRecord, status: 'held' | 'refused' | 'pending', reason = ''): Promise<void> => {
      const about = nameOf(request);
      try {
        const params = {
          id: request.id,
          data: { status, reason },
          previousData: { ...request, batch: 0, reference: '', reason: '' },
        };
        await update('payouts', params, { mutationMode: 'pessimistic', returnPromise: true });
        notices.success((t) => t(`batches.done.${status}`), { about });
      } catch (error) {
        sayFailed(about, (t) => t('batches.failed', { name: about }), error, addresses.adminHome);
      }
    },
    [notices, sayFailed, update],
  );
};

/**
 * Hook that returns the commands 'Make a batch', 'Hold' and 'Refuse', and `question`, the dialog of 'Hold' and
 * 'Refuse', to be rendered by the caller. No commands when the server does not announce the extra `payouts` (C-67).
 */
export const usePayoutCommands = () => {
  const t = useT();
  const provider = useDataProvider();
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const { currency } = usePrices();
  const decide = useDecide();
  const [mayMake, mayDecide] = [useMay('create', 'batches'), useMay('edit', 'payouts')];
  const [asked, setAsked] = useState<Decision | null>(null);
  const commands = useMemo((): Command<WithdrawalRecord>[] => {
    const make = async (rows: readonly WithdrawalRecord[]) => {
      const title = t('batches.make');
      if (rows.length > MOST_IN_BATCH) {
        notices.failure((t) => t('batches.makeTooMany', { most: MOST_IN_BATCH }));
        return;
      }
      try {
        // Loaded before the batch is made, so that no batch is left without its file.
        const { saveBatch } = await import('./saveBatch.ts');
        await provider.create('batches', { data: { ids: rows.map(({ id }) => id) } });
        // The data provider returns no ids made by the server, so the batch's number is read from one of its requests.
        const { data } = await provider.getOne<Payout>('payouts', { id: rows[0]?.id ?? '' });
        await saveBatch(data.batch, rows, currency);
        notices.success((t) => t('batches.made', { number: data.batch }), { about: title });
      } catch (error) {
        sayFailed(title, (t) => t('batches.makeFailed'), error, addresses.payouts);
      }
    };
    const ask = (act: Decision['act'], rows: readonly WithdrawalRecord[]) => {
      const [request, other] = rows;
      if (other) notices.failure((t) => t('batches.oneOnly'));
      else if (request) setAsked({ act, request });
    };
    const decision = (act: Decision['act'], Icon: Command<WithdrawalRecord>['Icon']): Command<WithdrawalRecord> => ({
      key: act,
      label: t(`batches.${act}`),
      Icon,
      on: 'selection',
      run: (rows) => ask(act, rows),
    });
    const batch: Command<WithdrawalRecord> = {
      key: 'batch',
      label: t('batches.make'),
      Icon: DocumentArrowDownRegular,
      on: 'selection',
      run: (rows) => void make(rows),
    };
    return [
      ...(mayMake ? [batch] : []),
      ...(mayDecide ? [decision('hold', PauseCircleRegular), decision('refuse', DismissCircleRegular)] : []),
    ];
  }, [mayMake, mayDecide, t, provider, currency, notices, sayFailed]);
  const question = asked && (
    <Late>
      <DecisionDialog
        {...asked}
        onDecide={(reason) => void decide(asked.request, asked.act === 'hold' ? 'held' : 'refused', reason)}
        onClose={() => setAsked(null)}
      />
    </Late>
  );
  return { commands, question };
};
