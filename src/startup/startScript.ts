import type { Field, Held } from './held.ts';

/** The address of the page's code, filled in by the build. */
declare const __ENTRY__: string;

// The one script that runs before the first paint: inline, at most 1 kB, its hash in the policy (vite/startScript.ts).
let theme, locale, session: string | undefined;
try {
  ({ theme, locale, 'access-token': session } = localStorage as Partial<Record<string, string>>);
} catch {
  // Refused by the browser: nothing is known of the visitor.
}
const mark = document.documentElement.dataset;
mark.theme = theme === 'dark' ? theme : 'light';
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

const held: Held = { pressed: [], typed: new Map(), release: new AbortController() };
window.held = held;

const hold = (event: Event) => {
  const { type, target } = event as Event & { target: Field };
  held.touched = true;
  start();
  if (type === 'input') held.typed.set(target, target.value);
  // Links work by themselves, but for those that lead elsewhere when somebody is signed in.
  const pressed =
    type === 'submit' ? target : type === 'click' && target.closest('button:not([type=submit]),[data-session] a');
  if (!pressed) return;
  event.preventDefault();
  held.pressed.push(pressed as HTMLElement);
};
for (const type of ['pointerdown', 'keydown', 'input', 'click', 'submit'])
  addEventListener(type, hold, { capture: true, signal: held.release.signal });

if (mark.prerendered !== location.pathname || session || (locale ?? 'en') !== 'en') start();
else
  addEventListener('load', () => {
    new PerformanceObserver(() => {
      // Safari has no idle callbacks.
      ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(start);
    }).observe({ type: 'paint', buffered: true });
  });
addEventListener('DOMContentLoaded', () => {
  for (const set of document.querySelectorAll('fieldset')) set.disabled = false;
});
