/**
 * Only page of a browser. `evaluate` resolves to the value of an expression in the page.
 * @typedef {{
 *   version: string,
 *   open: (address: string) => Promise<unknown>,
 *   resize: (width: number, height: number) => Promise<unknown>,
 *   evaluate: (expression: string) => Promise<unknown>,
 *   close: () => Promise<unknown>,
 * }} Page
 */

/**
 * Browser engine. `packages` are Debian's; `advice` says how to install it. A driver, if any, listens on the port.
 * @typedef {{
 *   name: string,
 *   packages: readonly string[],
 *   isPresent: () => boolean,
 *   advice: string,
 *   start: (port: number) => Promise<Page>,
 * }} Engine
 */

export {};
