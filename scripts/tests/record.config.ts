import { defineConfig, mergeConfig } from 'vitest/config';
import tests from '../../vitest.config.ts';

/** Usual configuration that also records the reach of each test file. */
export default mergeConfig(tests, defineConfig({ test: { setupFiles: ['scripts/tests/recordReach.mjs'] } }));
