import { LONGEST } from '#domain/longest.ts';
import { isFilled } from '#domain/unseen.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { FieldDialog } from '#ui/dialogs/FieldDialog.tsx';
import { cut } from '#ui/text/cut.ts';
import { nameOf, type WithdrawalRecord } from './withdrawalRecord.ts';

export type Decision = { act: 'hold' | 'refuse'; request: WithdrawalRecord };

type DecisionDialogProps = Decision & { onDecide: (reason: string) => void; onClose: () => void };

/** Dialog that asks for the reason why a withdrawal is held or refused; the worker reads it. */
export const DecisionDialog = ({ act, request, onDecide, onClose }: DecisionDialogProps) => {
  const t = useT();
  const { dollars, day } = useFormat();
  const amount = t('purchase.price', { dollars: dollars(request.withdrawal_amount) });
  return (
    <FieldDialog
      open
      title={t(`batches.${act}Title`)}
      about={`${nameOf(request)}\n${amount} · ${cut(day(request.withdraw_date))}`}
      consequence={t(`batches.${act}Consequence`)}
      label={t('batches.reason')}
      initial=""
      verb={t(`batches.${act}`)}
      check={(reason) => (isFilled(reason) && reason.length <= LONGEST.title) || t('batches.reasonMissing')}
      onSubmit={(reason) => onDecide(reason.trim())}
      onClose={onClose}
    />
  );
};
