import { admin } from './commands/admin.ts';
import { audit } from './commands/audit.ts';
import { migrateDatabase } from './commands/migrateDatabase.ts';
import { serve } from './commands/serve.ts';
import { runCommand } from './runCommand.ts';

// The server as it runs in production: nothing in here simulates anything (that is full.ts). Without a command it serves.
await runCommand({ serve, migrate: migrateDatabase, admin, audit });
