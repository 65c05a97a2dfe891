import { admin } from './commands/admin.ts';
import { audit } from './commands/audit.ts';
import { cards } from './commands/cards.ts';
import { migrateDatabase } from './commands/migrateDatabase.ts';
import { serve } from './commands/serve.ts';
import { runCommand } from './runCommand.ts';

// The server in production, without any simulation (that is full.ts). The default command is `serve`.
await runCommand({ serve, migrate: migrateDatabase, admin, audit, cards });
