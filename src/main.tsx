import '#security/trustedTypes.ts';
import { lazy, StrictMode, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, createAppRouter } from './App.tsx';
import { readToken } from './authProvider/accessToken.ts';
import { parseConfig, type Config, type ConfigProblem } from './config.ts';
import { reloadOnStaleChunk } from './reloadOnStaleChunk.ts';
import { createRuntime } from './runtime.ts';
import { Standalone } from './Standalone.tsx';

const root = createRoot(document.getElementById('root') ?? document.body);
const show = (page: ReactNode) => {
  root.render(<StrictMode>{page}</StrictMode>);
};

/** The demo's own parts; `__SIMULATED__` is a constant of the build, so that others do not even contain the imports. */
const DemoBar = __SIMULATED__
  ? lazy(() => import('./mocks/DemoBar.tsx').then((module) => ({ default: module.DemoBar })))
  : null;
const simulate = async (config: Config, onChange: () => void): Promise<void> => {
  if (!__SIMULATED__) return;
  const { startSimulation } = await import('./mocks/start.ts');
  await startSimulation(config, onChange);
};
const showUnavailable = async (error: unknown) => {
  console.error(error);
  if (!__SIMULATED__) return;
  const { NoServiceWorker } = await import('./mocks/NoServiceWorker.tsx');
  show(
    <Standalone>
      <NoServiceWorker />
    </Standalone>,
  );
};
const showAccountChooser = async () => {
  const { AccountChooser } = await import('./mocks/identity/AccountChooser.tsx');
  show(
    <Standalone>
      <AccountChooser />
    </Standalone>,
  );
};

const showMisconfigured = async (problems: readonly ConfigProblem[]) => {
  const { Misconfigured } = await import('./Misconfigured.tsx');
  show(
    <Standalone>
      <Misconfigured problems={problems} />
    </Standalone>,
  );
};

const start = (config: Config) => {
  const ready = simulate(config, () => {
    if (__SIMULATED__)
      void import('./queryClient.ts').then(({ queryClientOf }) => queryClientOf(runtime).invalidateQueries());
    void runtime.session.refresh();
  });
  const runtime = createRuntime(config, ready);
  const router = createAppRouter(
    runtime,
    DemoBar && (
      <Suspense fallback={null}>
        <DemoBar />
      </Suspense>
    ),
  );
  show(<App runtime={runtime} router={router} />);
  ready.catch(showUnavailable);
  whenNeeded(readToken(runtime.storage) !== null, runtime.session.start);
};

/** A stored token means that somebody is here: ask at once. Otherwise the first paint comes first. */
const whenNeeded = (now: boolean, action: () => void) => {
  if (now || !('requestIdleCallback' in window)) action();
  else requestIdleCallback(action, { timeout: 1000 });
};

reloadOnStaleChunk();
const { config, problems } = parseConfig(import.meta.env);
if (problems.length > 0) {
  console.error(`Configuration: missing or not usable: ${problems.map(({ variable }) => variable).join(', ')}`);
  void showMisconfigured(problems);
} else if (__SIMULATED__ && location.pathname === '/emulator/auth/handler') {
  void showAccountChooser();
} else {
  start(config);
}
