/**
 * A page in one engine, the only one of its browser. `evaluate` resolves with the value of an expression in the page.
 * @typedef {{
 *   version: string,
 *   open: (address: string) => Promise<unknown>,
 *   resize: (width: number, height: number) => Promise<unknown>,
 *   evaluate: (expression: string) => Promise<unknown>,
 *   close: () => Promise<unknown>,
 * }} Page
 */

/**
 * `packages` are Debian's, `advice` says what to do where they cannot be had. Its driver, if it has one, listens on the port.
 * @typedef {{
 *   name: string,
 *   packages: readonly string[],
 *   isPresent: () => boolean,
 *   advice: string,
 *   start: (port: number) => Promise<Page>,
 * }} Engine
 */

export {};
