import { defineConfig, mergeConfig } from 'vitest/config';
import tests from '../../vitest.config.ts';

/** The tests as ever, and what each file of them reaches is noted. */
export default mergeConfig(tests, defineConfig({ test: { setupFiles: ['scripts/tests/recordReach.mjs'] } }));
