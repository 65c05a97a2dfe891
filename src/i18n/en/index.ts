import { aboutUs } from './parts/aboutUs.ts';
import { account } from './parts/account.ts';
import { actions } from './parts/actions.ts';
import { admin } from './parts/admin.ts';
import { buyer } from './parts/buyer.ts';
import { dashboard } from './parts/dashboard.ts';
import { home } from './parts/home.ts';
import { manyRows } from './parts/manyRows.ts';
import { payouts } from './parts/payouts.ts';
import { setup } from './parts/setup.ts';
import { sharing } from './parts/sharing.ts';
import { sheets } from './parts/sheets.ts';
import { site } from './parts/site.ts';
import { worker } from './parts/worker.ts';

/**
 * English texts, whose shape other languages must have. `%{name}` is a variable; `||||` separates singular and plural.
 * The product loads them in parts, by `loadTexts`.
 */
export const en = {
  ...site,
  ...home,
  ...aboutUs,
  ...account,
  ...sharing,
  ...setup,
  ...dashboard,
  ...admin,
  ...payouts,
  ...actions,
  ...buyer,
  ...sheets,
  ...manyRows,
  ...worker,
} as const;
