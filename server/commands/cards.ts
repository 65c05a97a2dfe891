import { events, rights, version, WEBHOOK } from '../cards/needs.ts';

/** Command `server cards`: prints what the owner has to set up at the card company. */
export const cards = (): Promise<void> => {
  console.warn(`Version of the interface: ${version}`);
  console.warn(`Address of the webhook: this server’s, and ${WEBHOOK}`);
  console.warn(`Events of the webhook: ${events.join(', ')}`);
  console.warn(`Rights of a restricted key: ${rights.join(', ')}`);
  return Promise.resolve();
};
