import { seed } from './simulated/seed.ts';
import { serveSimulated } from './simulated/serveSimulated.ts';
import { runCommand } from './runCommand.ts';

// The server of `npm run start:full`: people and cards are simulated, so it listens on this machine alone, and wants to be told
// that this is meant.
if (!process.argv.includes('--simulated')) throw new Error('People and cards are simulated here: say --simulated.');
await runCommand({ serve: serveSimulated, seed });
