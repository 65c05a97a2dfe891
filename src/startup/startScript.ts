import { recorded, type Buffered, type Field } from '#loading/buffered.ts';

// The one script that runs before the first paint: inline, at most 1 kB, its hash in the policy (vite/site/startScript.ts).
let theme, locale, session: string | undefined;
try {
  ({ theme, locale, 'access-token': session } = localStorage as Partial<Record<string, string>>);
} catch {
  // Refused by the browser: nothing is known of the visitor.
}
const mark = document.documentElement.dataset;
if (theme === 'dark') mark.theme = theme;
if (session) mark.session = '';
// The build has drawn English, which waits for the other language unseen (vite/site/unseenStyle.ts).
if (locale && locale !== 'en') mark.locale = locale;

const all = <E extends Element>(selector: string) => document.querySelectorAll<E>(selector);

/**
 * Any number of times: the browser runs a module once. Each by itself, so that each is evaluated in a task of its own. Where an earlier
 * try has failed, a press loads the page anew as well: some browsers ask for no module again (src/startup/again.ts).
 */
const start = (pressed?: EventTarget | false | null) => {
  const again = pressed && mark.start && `/again.js?${Date.now()}`;
  // The build has written down what the code consists of, each file after those that it imports (vite/site/composePage.ts).
  for (const { content } of all<HTMLMetaElement>('[name=code]'))
    import(/* @vite-ignore */ content)
      .catch(() => {
        // No connection, or a new version: the next touch tries again.
        mark.start = 'failed';
        return again && import(/* @vite-ignore */ again);
      })
      .catch(() => {});
};

const record = (event: Event) => {
  const { type, target } = event as Event & { target: Field };
  // React answers by itself as soon as it can, and all would be done again when it is replayed.
  event.stopPropagation();
  buffered.touched = true;
  if (type === 'input') buffered.typed.set(target, target.value);
  // Links work by themselves, but for those that lead elsewhere when somebody is signed in.
  const pressed =
    type === 'submit' ? target : type === 'click' && target.closest('button:not([type=submit]),[data-session] a');
  if (pressed) {
    event.preventDefault();
    buffered.pressed.push(pressed as HTMLElement);
  }
  start(pressed);
};
const buffered: Buffered = (self.buffer = { pressed: [], typed: new Map(), record });
for (const type of recorded) addEventListener(type, record, true);

if (mark.prerendered !== location.pathname || session || mark.locale) start();
else
  onload = () => {
    new PerformanceObserver(() => {
      start();
    }).observe({ type: 'paint', buffered: true });
  };
addEventListener('DOMContentLoaded', () => {
  for (const set of all<HTMLFieldSetElement>('fieldset')) set.disabled = false;
});
