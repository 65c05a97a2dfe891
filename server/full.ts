import { seed } from './simulated/seed.ts';
import { serveSimulated } from './simulated/serveSimulated.ts';
import { runCommand } from './runCommand.ts';

// The server of `npm run start:full` listens on this machine only and demands a flag, because its people and cards are
// simulated.
if (!process.argv.includes('--simulated')) throw new Error('People and cards are simulated here: say --simulated.');
await runCommand({ serve: serveSimulated, seed });
