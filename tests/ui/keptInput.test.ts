import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Buffered } from '#loading/buffered.ts';
import { keepInput, takeKeptInput } from '#loading/keptInput.ts';
import { loadAnew } from '#loading/loadAnew.ts';

const PAGE = `
  <button aria-label="Dark"></button>
  <select aria-label="Language"><option>en</option><option>bn</option></select>
  <form>
    <input name="email"><input name="password" type="password" autocomplete="current-password">
    <input name="image" type="file"><input name="often" type="checkbox" value="yes" checked>
    <select name="role"><option value=""></option><option>worker</option></select>
    <button>Login</button>
  </form>
  <form><input name="email"><button>Subscribe</button></form>`;

const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
const [first, second] = [0, 1];
const field = (selector: string, nth = first): HTMLInputElement => {
  const found = all<HTMLInputElement>(selector)[nth];
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};

/** Puts a prerendered page into the document, as it is before hydration; returns its buffer. */
const draw = (path = '/login'): Buffered => {
  history.replaceState(null, '', path);
  const shape = document.createRange().createContextualFragment(PAGE);
  document.body.replaceChildren(shape);
  return (window.buffer = { pressed: [], typed: new Map(), record: () => {} });
};
const type = (input: HTMLInputElement | HTMLSelectElement, value: string) => {
  input.value = value;
  window.buffer?.typed.set(input, value);
};
const kept = () => JSON.stringify(sessionStorage);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  delete window.buffer;
  document.body.replaceChildren();
});

test('what is typed while the new page is on its way is there, too', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  draw();
  type(field('[name=email]'), 'ada');
  expect(await loadAnew()).toBe(true);
  vi.unstubAllGlobals();
  type(field('[name=email]'), 'ada@example.test');
  dispatchEvent(new Event('pagehide'));

  const { typed } = draw();
  takeKeptInput();
  expect(typed.get(field('[name=email]'))).toBe('ada@example.test');
});

test('what a page has taken over, and not shown yet, is there for the page after it', () => {
  draw();
  type(field('[name=email]'), 'ada@example.test');
  keepInput();
  draw();
  takeKeptInput();
  keepInput();

  const { typed } = draw();
  takeKeptInput();
  expect(typed.get(field('[name=email]'))).toBe('ada@example.test');
});

test('what was typed, chosen and pressed is there for the page that comes next, once', () => {
  const before = draw();
  type(field('[name=email]', second), 'ada@news');
  type(field('[name=role]'), 'worker');
  type(field('[aria-label=Language]'), 'bn');
  before.pressed.push(field('[aria-label=Dark]'), field('form'));
  keepInput();

  const { typed, pressed } = draw();
  takeKeptInput();
  expect(new Map(typed)).toEqual(
    new Map([
      [field('[name=email]', second), 'ada@news'],
      [field('[name=role]'), 'worker'],
      [field('[aria-label=Language]'), 'bn'],
    ]),
  );
  expect([...typed.keys()]).toContain(field('[name=email]', second));
  expect([...typed.keys()]).not.toContain(field('[name=email]'));
  expect(pressed).toHaveLength(2);
  expect(pressed[0]).toBe(field('[aria-label=Dark]'));
  expect(pressed[1]).toBe(field('form'));
  expect(sessionStorage).toHaveLength(0);
});

test('a page that answers keeps what its forms hold, too', () => {
  draw();
  delete window.buffer;
  field('[name=email]').value = 'ada@exam';
  keepInput();
  const { typed } = draw();
  takeKeptInput();
  expect([...typed.entries()]).toEqual([[field('[name=email]'), 'ada@exam']]);
});

test('a password is never written down, shown or not, and neither are files and ticks', () => {
  draw();
  type(field('[name=email]'), 'ada@example.test');
  type(field('[name=password]'), 'Secret123');
  keepInput();
  expect(kept()).toContain('ada@example.test');
  field('[name=password]').type = 'text';
  keepInput();
  expect(kept()).not.toMatch(/Secret123|password|image|often/);
});

test('nothing typed and nothing pressed: nothing is kept', () => {
  draw();
  keepInput();
  expect(sessionStorage).toHaveLength(0);
});

test('what has been typed since counts, and a control that was pressed again and again is pressed once', () => {
  for (const email of ['a@old', 'a@new']) {
    const { pressed } = draw();
    type(field('[name=email]'), email);
    pressed.push(field('[aria-label=Dark]'));
    keepInput();
  }
  const { typed, pressed } = draw();
  takeKeptInput();
  expect([...typed.values()]).toEqual(['a@new']);
  expect(pressed).toHaveLength(1);

  keepInput();
  const next = draw();
  type(field('[name=email]'), 'a@newest');
  takeKeptInput();
  expect([...next.typed.values()]).toEqual(['a@newest']);
});

test.each([
  ['of another page', '/register', 0],
  ['a minute old', '/login', 60_000],
])('what is %s is dropped', (_which, path, later) => {
  const { pressed } = draw();
  type(field('[name=email]'), 'ada@example.test');
  pressed.push(field('form'));
  keepInput();
  vi.setSystemTime(Date.now() + later);
  const next = draw(path);
  takeKeptInput();
  expect(next.typed.size + next.pressed.length).toBe(0);
  expect(sessionStorage).toHaveLength(0);
});

test('what the next page does not have any more is left out', () => {
  const { pressed } = draw();
  pressed.push(field('[aria-label=Dark]'), field('form'));
  keepInput();
  const next = draw();
  field('[aria-label=Dark]').remove();
  takeKeptInput();
  expect(next.pressed).toHaveLength(1);
});

test('a browser that keeps nothing says so before anything is lost, and a page begins without it', () => {
  draw();
  type(field('[name=email]'), 'ada@example.test');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  expect(keepInput).toThrow('refused');
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  expect(takeKeptInput).not.toThrow();
});
