import { buildForE2e } from './e2eBuilds.mjs';
import { ensureInstalled } from './install.mjs';

// `npm run build:e2e`: the builds alone, for `npx playwright test tests/e2e/one.spec.ts` with the same E2E_PORT.
await ensureInstalled();
process.exitCode = (await buildForE2e()).code;
