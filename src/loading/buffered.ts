export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor does on a prerendered page before its code is there. The start script makes it, {@link replay} ends it. */
export type Buffered = {
  /** Buttons and links that were pressed, and forms that were sent, in their order. */
  readonly pressed: HTMLElement[];
  /** Fields that were changed, with what they held then: a form that registers them would empty them. */
  readonly typed: Map<Field, string>;
  /** Whether the page was touched at all. */
  touched?: true;
  /** Listens to the {@link recorded} events until the page answers for itself. */
  readonly record: (event: Event) => void;
};

export const recorded = ['pointerdown', 'keydown', 'input', 'change', 'click', 'submit'] as const;

declare global {
  interface Window {
    /** Absent where a page comes without the start script, as in tests. */
    buffer?: Buffered;
  }
}
