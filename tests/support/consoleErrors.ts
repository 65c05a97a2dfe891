/** Patterns of expected console errors; `judgeConsole.ts` clears them before each test. */
export const expected: RegExp[] = [];

/** Expects a console error at least once; unexpected ones fail the test. */
export const expectConsoleError = (pattern: RegExp): void => {
  expected.push(pattern);
};
