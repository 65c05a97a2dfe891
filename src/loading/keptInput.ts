import type { Field } from './buffered.ts';

// What was typed and pressed, kept for the page that is loaded in place of this one: in this tab, until its code takes it.
const KEY = 'kept-input';

/** In ms: nobody expects a press to be done that is older. */
const LATE = 60_000;

/** An element that looks the same in both pages: which one it is of those with its tag and its name. */
type Place = readonly [tag: string, name: string, nth: number];
type Kept = { typed: (readonly [Place, string])[]; pressed: Place[] };
type Entry = Kept & { path: string; at: number };

const nameOf = (element: Element): string =>
  element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent;

const namesakes = (tag: string, name: string) =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter((one) => nameOf(one) === name);

const placeOf = (element: HTMLElement): Place => {
  const [tag, name] = [element.localName, nameOf(element)];
  return [tag, name, namesakes(tag, name).indexOf(element)];
};

const elementAt = ([tag, name, nth]: Place) => namesakes(tag, name)[nth];

/** Passwords are never written down, shown ones neither; a chosen file and a tick are no text. */
const isText = ({ type, autocomplete }: Field) => !/password|file|checkbox|radio/.test(`${type} ${autocomplete}`);

const fieldsOf = () => {
  const inForms = [...document.querySelectorAll<Field>('form :is(input,select,textarea)')];
  return [...new Set([...inForms.filter(({ value }) => value !== ''), ...(window.buffer?.typed.keys() ?? [])])];
};

const NOTHING: Kept = { typed: [], pressed: [] };

/** Nothing where it belongs to another page, or has been there for long. */
const read = (): Kept => {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Entry | null;
  return kept?.path === location.pathname && Date.now() - kept.at < LATE ? kept : NOTHING;
};

/** Keeps what the fields of this page hold and what was pressed in vain. Throws where the browser keeps nothing. */
export const keepInput = (): void => {
  const typed = fieldsOf()
    .filter(isText)
    .map((field) => [placeOf(field), field.value] as const);
  const pressed = (window.buffer?.pressed ?? []).map(placeOf);
  if (typed.length + pressed.length === 0) return;
  // The page before this one may not have come to take its own. Whoever presses again means it once.
  const before = read();
  const once = new Map([...before.pressed, ...pressed].map((place) => [place.join(), place]));
  const entry = { typed: [...before.typed, ...typed], pressed: [...once.values()] };
  sessionStorage.setItem(KEY, JSON.stringify({ ...entry, path: location.pathname, at: Date.now() } satisfies Entry));
};

/** Hands what was kept to the replay of a prerendered page, before what has been typed into this one; it is kept no longer. */
export const takeKeptInput = (): void => {
  const { buffer } = window;
  if (!buffer) return;
  let kept: Kept;
  try {
    kept = read();
    sessionStorage.removeItem(KEY);
  } catch {
    // Refused by the browser: nothing was kept.
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
