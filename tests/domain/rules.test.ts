import { expect, test } from 'vitest';
import { emailProblem, isSignUpRole, nameProblem, passwordProblem, roleProblem } from '#domain/rules.ts';

test.each([
  ['', 'register.passwordRequired'],
  ['Abcde', 'register.passwordWeak'],
  ['abcdef', 'register.passwordWeak'],
  ['ABCDEF', 'register.passwordWeak'],
  ['123456', 'register.passwordWeak'],
  ['Abcdef', null],
  ['Äößéñu', null],
])('REG-10 REG-11 password %j: %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

test('empty fields name themselves', () => {
  expect(nameProblem('  ')).toBe('register.nameRequired');
  expect(emailProblem('')).toBe('register.emailRequired');
  expect(emailProblem('  ')).toBe('register.emailRequired');
  expect(emailProblem('ada')).toBe('register.emailMalformed');
  expect(emailProblem('ada@example.com')).toBeNull();
  expect(emailProblem(' ada@bücher.example\u00a0')).toBeNull();
  for (const unseen of ['\u200b', '\u00ad', '\u202e', '\u2800', '\u3164'])
    expect(emailProblem(`${unseen}ada@example.com`)).toBe('register.emailUnseen');
  expect(roleProblem('')).toBe('register.roleRequired');
  expect(roleProblem('buyer')).toBeNull();
  expect(roleProblem('worker')).toBeNull();
});

test('GUARD-9 nobody signs up as an admin', () => {
  expect(isSignUpRole('admin')).toBe(false);
  expect(roleProblem('admin')).toBe('register.roleRequired');
});
