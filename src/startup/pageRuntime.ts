import '#security/trustedTypes.ts';
import type { Config } from '#runtime/config.ts';
import { createRuntime } from '#runtime/runtime.ts';
import { readToken } from '#authProvider/accessToken.ts';

// A separate entry, which the start script loads along with the screens. Finding the user of a stored token takes three
// requests, which need not wait for the screens' code.

const simulate = async (config: Config, onChange: () => void): Promise<void> => {
  if (!__SIMULATED__) return;
  const { startSimulation } = await import('#mocks/start.ts');
  await startSimulation(config, onChange);
};

const createPageRuntime = (config: Config) => {
  const ready = simulate(config, () => {
    for (const tell of runtime.changedElsewhere) tell();
    void runtime.session.refresh();
  });
  const runtime = createRuntime(config, ready);
  const failure = ready.then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const expected = readToken(runtime.storage) !== null;
  if (expected) runtime.session.start();
  return { runtime, failure, expected };
};

export const { config, problems } = __CONFIG__;

/** True in the demo's pop-up for choosing a Google account, which needs no session. */
export const isAccountChooser = __SIMULATED__ && location.pathname === '/emulator/auth/handler';

/**
 * Runtime of the page; undefined when the product does not start. `failure` is a promise that resolves once the
 * simulation has started: to null, or to an object with the error if that failed. `expected` is true if a token of an
 * earlier visit is stored, so that the session has been started.
 */
export const pageRuntime = problems.length > 0 || isAccountChooser ? undefined : createPageRuntime(config);
