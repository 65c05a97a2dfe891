/** Password of every demo user, valid by the product's rules. */
export const DEMO_PASSWORD = 'Demo1234';
