import { getResponse, http } from 'msw';
import { parseConfig } from '#runtime/config.ts';
import { endpoints } from '#contract/endpoints.ts';
import { createHandlers } from '#mocks/createHandlers.ts';
import type { Simulation } from '#mocks/createSimulation.ts';
import { faultOf, type FaultName } from './faults.ts';
import type { IsMeant } from './losePatience.ts';

export type CallName = keyof typeof endpoints;

/**
 * Creates the stand-in between page and server that gives wrong responses to one call while a fault lasts (`spring` to
 * `release`). `about` is the text of the row in question.
 */
export const createTrap = (call: CallName, about: string) => {
  const { method, path } = endpoints[call];
  const [place = ''] = path.split('?');
  const address = new RegExp(`^/api${place.replace(/\{\w+\}/g, '[^/]+')}$`);
  const isMeant: IsMeant = (given, url) => given === method && address.test(new URL(url, location.origin).pathname);

  let fault: FaultName | undefined;
  let end = () => {};
  let simulation: Simulation | undefined;
  let answered = 0;

  const handler = http.all('*/api/*', async ({ request }) => {
    if (!fault || !simulation || !isMeant(request.method, request.url)) return undefined;
    const real = createHandlers(simulation, { ...parseConfig({}).config, origin: location.origin });
    const serve = async () => (await getResponse(real, request)) ?? Response.error();
    const answer = await faultOf(fault).answer({ serve, about, writes: method !== 'GET' });
    answered++;
    return answer;
  });

  return {
    handler,
    /** Sets the simulation whose responses are to be falsified. */
    before: (server: Simulation) => {
      simulation = server;
    },
    spring: (name: FaultName) => {
      fault = name;
      end = faultOf(name).around?.(isMeant) ?? end;
    },
    release: () => {
      fault = undefined;
      end();
    },
    isMeant,
    /** Number of wrong responses given so far. */
    answered: () => answered,
  };
};

export type Trap = ReturnType<typeof createTrap>;
