import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { withOtherBodies } from '../../vite/withOtherBodies.ts';

const code = `function kept() { return 1; }
async function gone(a, { b }) { function inner() {} return a + b; }
const maker = () => { function within() { return 2; } return { kept, within }; };`;
const changed = (bodies: Record<string, string>) => withOtherBodies(parseSync('code.ts', code).program, code, bodies);

test('functions get other statements wherever they are declared, and nothing else changes', () => {
  expect(changed({ gone: '', within: 'return 3;' })).toBe(`function kept() { return 1; }
async function gone(a, { b }) {}
const maker = () => { function within() {return 3;} return { kept, within }; };`);
});

test('a function that a package declares no more stops the build', () => {
  expect(() => changed({ gone: '', toString: '' })).toThrow('Not declared any more: toString');
});
