import { mkdir, open, readFile, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { removeLeftOver } from './removeLeftOver.ts';
import { NoRoom, type PictureStore } from './port.ts';

/** Folder for pictures; `keepFree` is the number of bytes that uploads leave free on its disk. */
export type DiskSettings = { readonly dir: string; readonly keepFree: number };

/** Free bytes on the disk of a folder. */
const freeBytes = async (dir: string): Promise<number> => {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
};

/**
 * Creates a store of pictures in a folder, which all processes share. Uploads in progress are in it too, so that only
 * its disk can fill up. `free` resolves to the free bytes of the disk.
 */
export const createDiskStore = async (
  { dir, keepFree }: DiskSettings,
  free: (dir: string) => Promise<number> = freeBytes,
): Promise<PictureStore> => {
  const incoming = join(dir, 'incoming');
  await mkdir(incoming, { recursive: true });
  await removeLeftOver(incoming);
  // Folders by the first two digits, because some file systems are slow with a million files in one.
  const folderOf = (name: string) => join(dir, name.slice(0, 2));
  const fileOf = (name: string) => join(folderOf(name), name);
  return {
    incoming,
    put: async (name, bytes) => {
      const unfinished = join(incoming, name);
      try {
        const file = await open(unfinished, 'wx', 0o640);
        try {
          await file.writeFile(bytes);
          // The file must be on disk before its address is told, because that is kept for ever.
          await file.sync();
        } finally {
          await file.close();
        }
        await mkdir(folderOf(name), { recursive: true });
        await rename(unfinished, fileOf(name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw isFull(error) ? new NoRoom() : error;
      }
    },
    get: async (name) => {
      try {
        return new Uint8Array(await readFile(fileOf(name)));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (name) => rm(fileOf(name), { force: true }),
    hasRoom: async () => (await free(dir)) > keepFree,
  };
};

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException | null)?.code;

/** True for an error of a full disk, or of an exhausted quota. */
export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));
