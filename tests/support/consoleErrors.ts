/** Complaints that the running test has announced; `judgeConsole.ts` empties it before each. */
export const expected: RegExp[] = [];

/** Says that the test makes the console complain, once or more; without it a complaint fails the test. */
export const expectConsoleError = (pattern: RegExp): void => {
  expected.push(pattern);
};
