export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Events of a prerendered page before its hydration, recorded by the start script and replayed by {@link createPage}.
 */
export type Buffered = {
  /** Buttons and links that were pressed, and forms that were submitted, in order. */
  readonly pressed: HTMLElement[];
  /** Fields that were changed, with their values: a form that registers them would reset them. */
  readonly typed: Map<Field, string>;
  /** True once the page was touched at all. */
  touched?: true;
  /** Listener for the {@link recorded} events until the page is hydrated. */
  readonly record: (event: Event) => void;
};

export const recorded = ['pointerdown', 'keydown', 'input', 'change', 'click', 'submit'] as const;

declare global {
  interface Window {
    /** Absent in pages without the start script, as in tests. */
    buffer?: Buffered;
  }
}
