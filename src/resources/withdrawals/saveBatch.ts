import type { Currency } from '#domain/coins.ts';
import { MOST_IN_BATCH } from '#domain/payoutStates.ts';
import { saveFile } from '#ui/export/saveFile.ts';
import { systemsOf } from './totalsBySystem.ts';
import type { WithdrawalRecord } from './withdrawalRecord.ts';

/**
 * Saves the files of the batch with the number `batch`, one for each payment system. The code that writes them is
 * loaded on the first call.
 */
export const saveBatch = async (
  batch: number,
  requests: readonly WithdrawalRecord[],
  currency: Currency,
): Promise<void> => {
  const { batchFile, batchFileName } = await import('./batchFile.ts');
  const number = String(batch);
  for (const system of systemsOf(requests))
    saveFile(batchFileName(number, system), batchFile(number, requests, system, currency));
};

/** The react-admin query for a batch's requests that the bank has not answered yet, oldest first. */
export const underWayIn = (batch: string) => ({
  filter: { status: 'underWay', batch_gte: Number(batch), batch_lte: Number(batch) },
  pagination: { page: 1, perPage: MOST_IN_BATCH },
  sort: { field: 'withdraw_date', order: 'ASC' as const },
});
