import { ensureInstalled } from './install.mjs';
import { runPackage } from './run.mjs';
import { argsOf } from './smokes.mjs';

// `npm run build`: checks the types and builds the files to publish, in dist/; `--untyped` skips the types, which `npm
// run check` covers. Other options are Vite's.
await ensureInstalled();
const args = argsOf('build');
const steps = args.includes('--untyped')
  ? []
  : [() => runPackage('typescript', ['-p', 'tsconfig.json'], { command: 'tsc' })];
steps.push(() => runPackage('vite', ['build', ...args.filter((arg) => arg !== '--untyped')]));
for (const step of steps) process.exitCode ||= (await step()).code;
