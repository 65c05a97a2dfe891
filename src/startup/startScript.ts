import { recorded, type Buffered, type Field } from '#loading/buffered.ts';

// The only script before the first paint. It is inline and at most 1 kB, and the content security policy has its hash
// (vite/site/startScript.ts).
let theme, locale, session: string | undefined;
try {
  ({ theme, locale, 'access-token': session } = localStorage as Partial<Record<string, string>>);
} catch {
  // The browser refuses storage, so nothing is known of the visitor.
}
const mark = document.documentElement.dataset;
if (theme === 'dark') mark.theme = theme;
if (session) mark.session = '';
// The page is prerendered in English; it stays hidden until the other language's texts are there
// (vite/site/unseenStyle.ts).
if (locale && locale !== 'en') mark.locale = locale;

const all = <E extends Element>(selector: string) => document.querySelectorAll<E>(selector);

/**
 * Imports the page's code. Further calls have no effect, because modules run once. The files are imported one by one,
 * so that each is evaluated in its own task. After a failure, a call with `pressed`, the element that the visitor has
 * pressed, also reloads the page, because some browsers never retry a module (src/startup/again.ts).
 */
const start = (pressed?: EventTarget | false | null) => {
  const again = pressed && mark.start && `/again.js?${Date.now()}`;
  // The build lists the code's files, each after the files that it imports (vite/site/composePage.ts).
  for (const { content } of all<HTMLMetaElement>('[name=code]'))
    import(/* @vite-ignore */ content)
      .catch(() => {
        // No connection, or the files are gone after a deployment: the next touch tries again.
        mark.start = 'failed';
        return again && import(/* @vite-ignore */ again);
      })
      .catch(() => {});
};

const record = (event: Event) => {
  const { type, target } = event as Event & { target: Field };
  // React would handle the event itself once it hydrates, and the replay would repeat it.
  event.stopPropagation();
  buffered.touched = true;
  if (type === 'input') buffered.typed.set(target, target.value);
  // Links work without code, except those that must lead elsewhere for a signed-in user.
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
    new PerformanceObserver(() => start()).observe({ type: 'paint', buffered: true });
  };
addEventListener('DOMContentLoaded', () => {
  for (const set of all<HTMLFieldSetElement>('fieldset')) set.disabled = false;
});
