import { buildServer } from '../../scripts/buildServer.mjs';

/** Both servers as they are delivered, once for the whole run: its files would otherwise write what others are reading. */
export const setup = async (): Promise<void> => {
  const codes = await Promise.all([buildServer('server'), buildServer('full')]);
  if (codes.some((code) => code !== 0)) throw new Error('The servers could not be built.');
};
