import type { Field } from './buffered.ts';

// Input of a page that is reloaded because its code could not be loaded. Session storage holds it until the new page
// takes it.
const KEY = 'kept-input';

/**
 * Age in milliseconds after which stored input is dropped: nobody expects an old press of a button to have an effect.
 */
const LATE = 60_000;

/**
 * Position of an element, valid in the page before and after a reload: its index among the elements of the same tag and
 * name.
 */
type Place = readonly [tag: string, name: string, nth: number];
type Kept = { typed: (readonly [Place, string])[]; pressed: Place[] };
type Entry = Kept & { path: string; at: number };

const labelOf = (element: Element): string =>
  element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent;

const namesakes = (tag: string, name: string) =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter((one) => labelOf(one) === name);

const placeOf = (element: HTMLElement): Place => {
  const [tag, name] = [element.localName, labelOf(element)];
  return [tag, name, namesakes(tag, name).indexOf(element)];
};

const elementAt = ([tag, name, nth]: Place) => namesakes(tag, name)[nth];

/**
 * True for a field whose text may be stored: not a password, even when it is shown, and no file, checkbox or radio
 * button.
 */
const isText = ({ type, autocomplete }: Field) => !/password|file|checkbox|radio/.test(`${type} ${autocomplete}`);

const fieldsOf = () => {
  const inForms = [...document.querySelectorAll<Field>('form :is(input,select,textarea)')];
  return [...new Set([...inForms.filter(({ value }) => value !== ''), ...(window.buffer?.typed.keys() ?? [])])];
};

const NOTHING: Kept = { typed: [], pressed: [] };

/** Input stored for the current page; empty if the stored input belongs to another page or is too old. */
const read = (): Kept => {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Entry | null;
  return kept?.path === location.pathname && Date.now() - kept.at < LATE ? kept : NOTHING;
};

/**
 * Stores the values of this page's fields, and presses of buttons that have had no effect yet, in session storage.
 * Throws when the browser refuses to store.
 */
export const keepInput = (): void => {
  const typed = fieldsOf()
    .filter(isText)
    .map((field) => [placeOf(field), window.buffer?.typed.get(field) ?? field.value] as const);
  const pressed = (window.buffer?.pressed ?? []).map(placeOf);
  if (typed.length + pressed.length === 0) return;
  // The page before may not have taken its input yet. A button pressed on both pages counts once.
  const before = read();
  const distinct = new Map([...before.pressed, ...pressed].map((place) => [place.join(), place]));
  const entry = { typed: [...before.typed, ...typed], pressed: [...distinct.values()] };
  sessionStorage.setItem(KEY, JSON.stringify({ ...entry, path: location.pathname, at: Date.now() } satisfies Entry));
};

/**
 * Moves the stored input into the buffer that is replayed after hydration, ahead of this page's own input, and removes
 * it from storage.
 */
export const takeKeptInput = (): void => {
  const { buffer } = window;
  if (!buffer) return;
  let kept: Kept;
  try {
    kept = read();
    sessionStorage.removeItem(KEY);
  } catch {
    // The browser refuses storage: nothing was kept.
    return;
  }
  const since = [...buffer.typed];
  for (const [place, value] of kept.typed) {
    const field = elementAt(place);
    if (field) buffer.typed.set(field as Field, value);
  }
  for (const [field, value] of since) buffer.typed.set(field, value);
  buffer.pressed.unshift(...kept.pressed.flatMap((place) => elementAt(place) ?? []));
};
