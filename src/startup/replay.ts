import type { Field, Held } from './held.ts';

/** React draws what an event has changed after it: the next one has to meet that. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

/** Does what the visitor did while the code of the page was on its way: nothing typed is lost, no press and no sending. */
export const replay = async (held: Held): Promise<void> => {
  held.release.abort();
  for (const [field, value] of held.typed) retype(field, value);
  held.typed.clear();
  for (const pressed of held.pressed.splice(0)) {
    await drawn();
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed.click();
  }
};

/** Through the browser's own setter, so that React sees a change; a chosen file cannot be written and is still there. */
const retype = (field: Field, value: string) => {
  if (!field.isConnected) return;
  if (field.type !== 'file' && field.value !== value) {
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    own?.set?.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};
