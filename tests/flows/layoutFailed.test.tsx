import { render, screen } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { App, createAppRouter } from '#app/App.tsx';
import { parseConfig } from '#runtime/config.ts';
import { createRoutes } from '#app/createRoutes.tsx';
import { createRuntime } from '#runtime/runtime.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';

const Broken = () => {
  throw new Error('The bar is broken');
};

test('LAY-1 what breaks around the pages themselves is said as well, and can be tried again', async () => {
  expectConsoleError(/The bar is broken/);
  const runtime = createRuntime(parseConfig({}).config, Promise.resolve());
  render(<App runtime={runtime} router={createAppRouter(runtime, createRoutes(<Broken />))} />);
  expect(await screen.findByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
