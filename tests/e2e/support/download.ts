import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { readFile } from 'node:fs/promises';

/** Waits for the file that `act` downloads; resolves to its name and, of a CSV file, its headings and rows. */
export const downloaded = async (page: Page, act: () => Promise<void>) => {
  const download = page.waitForEvent('download');
  await act();
  const file = await download;
  const text = await readFile(await file.path(), 'utf8');
  const [headings = [], ...rows] = Papa.parse<string[]>(text.replace(/^\uFEFF/, '')).data;
  return { name: file.suggestedFilename(), headings, rows };
};
