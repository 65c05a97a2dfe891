import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(new URL('cardCompany.ts', import.meta.url));

/** The simulated card company as one script, as js.stripe.com would send it. */
export const cardCompanyScript = async (): Promise<string> => {
  const lib = { entry, formats: ['iife'] as ['iife'], name: 'cardCompany' };
  const built = await build({ configFile: false, logLevel: 'error', build: { lib, write: false } });
  const [{ output } = { output: [] }] = [built].flat() as { output: { code?: string }[] }[];
  return output[0]?.code ?? '';
};
