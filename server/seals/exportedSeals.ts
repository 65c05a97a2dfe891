import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '#domain/isRecord.ts';
import type { Seal } from './seal.ts';

/** File of an exported seal; `seal` is undefined if the file holds none. */
export type Exported = { readonly file: string; readonly seal: Seal | undefined };

const SHAPE = /^(\d+)-([0-9a-f]+)\.json$/;
const fileOf = ({ number, chain }: Seal): string => `${String(number).padStart(9, '0')}-${chain}.json`;

/** Reads the exported seals in a folder. */
export const readExported = async (dir: string): Promise<Exported[]> => {
  const found: Exported[] = [];
  for (const file of await namesIn(dir)) found.push({ file, seal: sealIn(await readFile(join(dir, file), 'utf8')) });
  return found;
};

/** Highest number of an exported seal in a folder, by the id of the chain that the seal belongs to. */
export const highestExported = async (dir: string): Promise<Map<string, number>> => {
  const highest = new Map<string, number>();
  for (const name of await namesIn(dir)) {
    const [, number = '', chain = ''] = SHAPE.exec(name) ?? [];
    highest.set(chain, Math.max(Number(number), highest.get(chain) ?? 0));
  }
  return highest;
};

/** Exports the seals that a folder lacks; an existing file is never written again. */
export const exportSeals = async (dir: string, seals: readonly Seal[]): Promise<void> => {
  const there = new Set(await namesIn(dir));
  for (const seal of seals.filter((one) => !there.has(fileOf(one))))
    try {
      await writeFile(join(dir, fileOf(seal)), `${JSON.stringify(seal)}\n`, { flag: 'wx', mode: 0o444 });
    } catch (error) {
      // Another process has exported this seal first.
      if (!(isRecord(error) && error.code === 'EEXIST')) throw error;
    }
};

const namesIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir)).filter((name) => SHAPE.test(name)).sort();

const sealIn = (text: string): Seal | undefined => {
  try {
    const seal: unknown = JSON.parse(text);
    return isRecord(seal) && typeof seal.mac === 'string' ? (seal as unknown as Seal) : undefined;
  } catch {
    return undefined;
  }
};
