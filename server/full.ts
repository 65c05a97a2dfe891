import { seed } from './simulated/seed.ts';
import { serveSimulated } from './simulated/serveSimulated.ts';
import { runCommand } from './runCommand.ts';

// The server of `npm run start:full`: with simulated people and cards it listens on this machine only, and demands a
// flag.
if (!process.argv.includes('--simulated')) throw new Error('People and cards are simulated here: say --simulated.');
await runCommand({ serve: serveSimulated, seed });
