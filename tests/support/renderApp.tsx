import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { App, createAppRouter } from '#App.tsx';
import { parseConfig } from '#config.ts';
import type { Role } from '#domain/entities.ts';
import { createHandlers } from '#mocks/createHandlers.ts';
import { createSimulation } from '#mocks/createSimulation.ts';
import { firstState } from '#mocks/firstState.ts';
import { DEMO_PASSWORD } from '#mocks/identity/demoPassword.ts';
import { createRuntime } from '#runtime.ts';
import { server } from './server.ts';

/** Made once: hashing the demo's password is slow on purpose. Every test starts from its own copy. */
const seeded = firstState(new Date('2026-06-15T12:00:00Z'));

type Options = {
  /** Signed in as one of the demo's people before the page is drawn; nobody otherwise. */
  as?: Role;
};

const undo: (() => void)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) step();
  await signedOut();
});
let signedOut: () => Promise<void> = () => Promise.resolve();

/**
 * The whole product at a path, over real providers: router, session, Firebase SDK, typed client, and the marketplace behind
 * MSW. What it returns beside the user: the simulation, to look at its books, and the requests it has answered.
 */
export const renderApp = async (path: string, { as }: Options = {}) => {
  const simulation = createSimulation(structuredClone(await seeded));
  const { config } = parseConfig({});
  const requests: { method: string; path: string }[] = [];
  server.use(...createHandlers(simulation, { ...config, origin: location.origin }));
  const note = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    requests.push({ method: request.method, path: pathname.replace(/^\/api/, '') + search });
  };
  server.events.on('request:start', note);
  undo.push(() => server.events.removeListener('request:start', note));

  history.replaceState(null, '', path);
  const runtime = createRuntime(config, Promise.resolve());
  undo.push(runtime.session.start());
  if (as) {
    await runtime.session.signIn(demoPeople[as], DEMO_PASSWORD);
    await runtime.session.settled();
  }
  signedOut = () => runtime.session.signOut().catch(() => undefined);
  const router = createAppRouter(runtime);
  undo.push(() => {
    router.dispose();
  });
  const view = render(<App runtime={runtime} router={router} />);
  return { user: userEvent.setup(), view, router, session: runtime.session, simulation, requests };
};
