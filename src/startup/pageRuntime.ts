import '#security/trustedTypes.ts';
import type { Config } from '#runtime/config.ts';
import { createRuntime } from '#runtime/runtime.ts';
import { readToken } from '#authProvider/accessToken.ts';

// The page's runtime, in a file of its own that the start script asks for beside the screens' code: a stored token means that
// somebody is here, and who it is takes three calls, none of which waits for what is drawn.

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

/** The window in which the demo's people choose an account: nobody is here. */
export const isAccountChooser = __SIMULATED__ && location.pathname === '/emulator/auth/handler';

/**
 * Absent where the product does not start. `failure` resolves once requests can be answered, with what went wrong if they cannot;
 * `expected` says that an earlier visit has left a token, whose session is on its way.
 */
export const pageRuntime = problems.length > 0 || isAccountChooser ? undefined : createPageRuntime(config);
