/** Every demo person's password. It satisfies the product's own rules. */
export const DEMO_PASSWORD = 'Demo1234';
