import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  const simulated = !env.VITE_API_URL || Boolean(env.VITE_SIMULATE);
  return {
    plugins: [react()],
    define: { __SIMULATED__: JSON.stringify(simulated) },
    build: { target: 'es2023' },
  };
});
