import type { Field } from './buffered.ts';

// Input kept across the reload of a page whose code was lost: session storage holds it until the new page takes it.
const KEY = 'kept-input';

/** Age in milliseconds after which kept input is dropped: nobody expects so old a press to have an effect. */
const LATE = 60_000;

/** Position of an element that is the same in both pages: its index among elements of the same tag and name. */
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
 * True for fields whose text may be stored: no password, even when shown, and no files, checkboxes or radio buttons.
 */
const isText = ({ type, autocomplete }: Field) => !/password|file|checkbox|radio/.test(`${type} ${autocomplete}`);

const fieldsOf = () => {
  const inForms = [...document.querySelectorAll<Field>('form :is(input,select,textarea)')];
  return [...new Set([...inForms.filter(({ value }) => value !== ''), ...(window.buffer?.typed.keys() ?? [])])];
};

const NOTHING: Kept = { typed: [], pressed: [] };

/** Input kept for this page; nothing where it belongs to another page or is too old. */
const read = (): Kept => {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Entry | null;
  return kept?.path === location.pathname && Date.now() - kept.at < LATE ? kept : NOTHING;
};

/** Stores the values of this page's fields and the presses without effect. Throws where the browser refuses storage. */
export const keepInput = (): void => {
  const typed = fieldsOf()
    .filter(isText)
    .map((field) => [placeOf(field), field.value] as const);
  const pressed = (window.buffer?.pressed ?? []).map(placeOf);
  if (typed.length + pressed.length === 0) return;
  // The page before may not have taken its own input. A button pressed on both counts once.
  const before = read();
  const distinct = new Map([...before.pressed, ...pressed].map((place) => [place.join(), place]));
  const entry = { typed: [...before.typed, ...typed], pressed: [...distinct.values()] };
  sessionStorage.setItem(KEY, JSON.stringify({ ...entry, path: location.pathname, at: Date.now() } satisfies Entry));
};

/**
 * Moves the kept input into the buffer that is replayed after hydration, before this page's own, and removes it from
 * storage.
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
