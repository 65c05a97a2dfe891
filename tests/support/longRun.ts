/** `npm run test:all -- --long`, which looks at everything and repeats more often what has to hold every time. */
export const longRun = process.env.LONG !== undefined;
