import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  const simulated = !env.VITE_API_URL || Boolean(env.VITE_SIMULATE);
  return {
    plugins: [react()],
    // MSW brings the public suffix list (110 kB gzipped) to sort cookies by site; the demo has one site.
    resolve: { alias: { tldts: `${import.meta.dirname}/src/mocks/publicSuffixes.ts` } },
    define: { __SIMULATED__: JSON.stringify(simulated) },
    build: { target: 'es2023' },
  };
});
