import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const fromFirebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
const auth = path.dirname(fromFirebase.resolve('@firebase/auth/package.json'));

export default defineConfig({
  plugins: [react()],
  define: { __SIMULATED__: 'true' },
  resolve: {
    // Firebase's build for Node holds on to the first `fetch` it sees, has no pop-ups and forgets its user.
    alias: [{ find: /^firebase\/auth$/, replacement: path.join(auth, 'dist/esm/index.js') }],
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    server: { deps: { inline: [/@firebase\/auth/] } },
  },
});
