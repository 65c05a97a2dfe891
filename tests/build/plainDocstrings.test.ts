import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { plainDocstrings } from '../../scripts/plainDocstrings.mjs';

const complaints = (code: string) =>
  new Linter()
    .verify(code, [{ plugins: { own: { rules: { plainDocstrings } } }, rules: { 'own/plainDocstrings': 'error' } }])
    .map(({ messageId, line }) => `${String(messageId)} ${line}`);

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  ['/** What it is. */', ['opening 1']],
  ['const a = 1;\n/**\n * Whether it\n * is. */', ['opening 2']],
  [`/** ${words(26)}. Short. */`, ['length 1']],
  [`/** It ${words(25)} */`, ['opening 1', 'length 1']],
  [`/** ${words(25)}. ${words(40)} */`, []],
  ['/** Whatever the server answers: `This` — at once. */', []],
  [`/**\n * A noun.\n * @param {string} it ${words(30)}\n */`, []],
  ['/** @type {string} */', []],
  ['/* What no docstring is */ // Whether', []],
])('%j', (code, expected) => expect(complaints(code)).toEqual(expected));
