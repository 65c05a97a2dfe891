export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Input of a prerendered page before React has hydrated it. The start script (src/startup/startScript.ts) records it,
 * and {@link createPage} replays it.
 */
export type Buffered = {
  /** Buttons and links that were pressed and forms that were submitted, in order. */
  readonly pressed: HTMLElement[];
  /** Changed fields with their values. The values are recorded because a form resets its fields during hydration. */
  readonly typed: Map<Field, string>;
  /** True once any event was recorded; absent before. */
  touched?: true;
  /** Event listener for the {@link recorded} events, to be removed after hydration. */
  readonly record: (event: Event) => void;
};

export const recorded = ['pointerdown', 'keydown', 'input', 'change', 'click', 'submit'] as const;

declare global {
  interface Window {
    /** Input buffered before hydration; absent in pages without the start script, as in tests. */
    buffer?: Buffered;
  }
}
