import { admin } from './commands/admin.ts';
import { audit } from './commands/audit.ts';
import { balances } from './commands/balances.ts';
import { cards } from './commands/cards.ts';
import { conformance } from './commands/conformance.ts';
import { erase } from './commands/erase.ts';
import { migrateDatabase } from './commands/migrateDatabase.ts';
import { openApi } from './commands/openApi.ts';
import { payouts } from './commands/payouts.ts';
import { reconcile } from './commands/reconcile.ts';
import { seal } from './commands/seal.ts';
import { serve } from './commands/serve.ts';
import { rekey } from './commands/rekey.ts';
import { runCommand } from './runCommand.ts';

// The server in production, without any simulation (that is full.ts); its default command is `serve`.
await runCommand({
  serve,
  migrate: migrateDatabase,
  admin,
  audit,
  seal,
  balances,
  cards,
  reconcile,
  payouts,
  rekey,
  erase,
  openapi: openApi,
  conformance,
});
