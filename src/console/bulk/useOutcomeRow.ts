import { useCallback } from 'react';
import { ApiError } from '#api/ApiError.ts';
import { Forbidden } from '#dataProvider/Forbidden.ts';
import type { Translate } from '#i18n/messages.ts';
import { useT } from '#i18n/useT.ts';
import type { OutcomeRow } from '#ui/bulk/OutcomeTable.tsx';
import type { BulkJob } from '#ui/bulk/useBulk.ts';
import { LostAnswer, type RowResult } from './bulkResult.ts';

/** A row's result in words, for the page and for the file. */
export const useOutcomeRow = () => {
  const t = useT();
  return useCallback(
    ({ texts }: BulkJob, { id, name, result, reason }: RowResult): OutcomeRow => ({
      id,
      name,
      result: result === 'done' ? texts.done : t(`bulk.result.${result}`),
      reason: result === 'notStarted' ? '' : reasonOf(reason, t),
    }),
    [t],
  );
};

/** The server's own words where it sent some, else the kind of failure. */
const reasonOf = (reason: unknown, t: Translate): string => {
  if (reason === undefined) return '';
  if (typeof reason === 'string') return reason;
  if (reason instanceof LostAnswer) return t('bulk.reason.lostAnswer');
  if (reason instanceof Forbidden) return t('bulk.reason.forbidden');
  if (!(reason instanceof ApiError)) return t('error.somethingWrong');
  if (reason.serverMessage) return reason.serverMessage;
  if (reason.failure !== 'refused') return t(`doubt.${reason.failure}`);
  return reason.status === 404 ? t('bulk.reason.gone') : t('bulk.reason.refused', { status: reason.status });
};
