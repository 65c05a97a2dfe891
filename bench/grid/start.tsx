import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createBulkBench } from './createBulkBench.ts';
import { loadTexts } from '#i18n/i18nProvider.ts';
import { Frame } from './Frame.tsx';
import { makeUsers } from './makeUsers.ts';
import { createProbe } from './createProbe.ts';
import type { Scene } from './scene.ts';

// The address chooses what to measure: '/#ours-10000-25'. Each variant is a chunk of its own, so that none loads
// another's code.
const [variant = '', rows = '0', perPage = '25'] = location.hash.slice(1).split('-');
const scenes: Record<string, () => Promise<(scene: Scene) => React.ReactNode>> = {
  ours: async () => (await import('./variants/ours.tsx')).ours,
  bare: async () => (await import('./variants/bare.tsx')).bare,
  stock: async () => (await import('./variants/stock.tsx')).stock,
};

const draw = await scenes[variant]?.();
if (draw) {
  await loadTexts('console');
  const scene: Scene = { users: makeUsers(Number(rows)), perPage: Number(perPage) };
  const router = createBrowserRouter([{ path: '*', element: draw(scene) }]);
  Object.assign(window, { bench: createProbe(scene) });
  createRoot(document.getElementById('root') ?? document.body).render(
    <Frame>
      <RouterProvider router={router} useTransitions={false} />
    </Frame>,
  );
} else {
  Object.assign(window, { bench: createBulkBench() });
}
