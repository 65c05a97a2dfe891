import { saveFile } from '#ui/export/saveFile.ts';
import { systemsOf } from './totalsBySystem.ts';
import type { WithdrawalRecord } from './withdrawalRecord.ts';

/** Saves a batch's files, one per payment system. Their code is loaded with the first. */
export const saveBatch = async (number: string, requests: readonly WithdrawalRecord[]): Promise<void> => {
  const { batchFile, batchFileName } = await import('./batchFile.ts');
  for (const system of systemsOf(requests))
    saveFile(batchFileName(number, system), batchFile(number, requests, system));
};
