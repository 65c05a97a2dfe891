/** Password of every demo user; it meets the rules of the sign-up form. */
export const DEMO_PASSWORD = 'Demo1234';
