import type { Field, Held } from './held.ts';

/** The address of the page's code, filled in by the build. */
declare const __ENTRY__: string;

// The one script that runs before the first paint: inline, at most 1 kB, its hash in the policy (vite/startScript.ts).
const stored = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const mark = document.documentElement.dataset;
const session = stored('access-token');
mark.theme = stored('theme') === 'dark' ? 'dark' : 'light';
if (session) mark.session = '';

let started = false;
const start = () => {
  if (started) return;
  started = true;
  import(/* @vite-ignore */ __ENTRY__).catch(() => {
    // No connection, or a new version: the next touch tries again.
    started = false;
    mark.start = 'failed';
  });
};

const released = new AbortController();
const held: Held = {
  pressed: [],
  typed: new Map(),
  touched: false,
  release: () => {
    released.abort();
  },
};
window.held = held;

const hold = (event: Event) => {
  const { type, target, ctrlKey, metaKey, shiftKey } = event as MouseEvent & { target: Field };
  held.touched = true;
  start();
  if (type === 'input') held.typed.set(target, target.value);
  // Links work by themselves, but for those that lead elsewhere when somebody is signed in.
  const pressable = `button:not([type=submit])${session ? ',a' : ''}`;
  const pressed = type === 'submit' ? target : type === 'click' && target.closest<HTMLElement>(pressable);
  if (!pressed || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  held.pressed.push(pressed);
};
for (const type of ['pointerdown', 'keydown', 'input', 'click', 'submit'])
  addEventListener(type, hold, { capture: true, signal: released.signal });

if (mark.prerendered !== location.pathname || session || (stored('locale') ?? 'en') !== 'en') start();
else
  addEventListener('load', () => {
    // Safari has no idle callbacks.
    ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(start);
  });
addEventListener('DOMContentLoaded', () => {
  for (const set of document.querySelectorAll('fieldset')) set.disabled = false;
});
