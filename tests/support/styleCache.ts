import createCache, { type StylisElement } from '@emotion/cache';

/** CSS properties that tests without layout can check: visibility, pointer events, colours. */
const asked: readonly string[] = [
  'color',
  'content',
  'content-visibility',
  'direction',
  'display',
  'opacity',
  'pointer-events',
  'visibility',
];

const isAsked = ({ type, props, children }: StylisElement): boolean =>
  type === 'decl' ? asked.includes(String(props)) : Array.isArray(children) && children.some(isAsked);

/** Turns other rules into comments, which are not written. */
const shed = (element: StylisElement) => {
  if (!isAsked(element)) element.type = 'comm';
};

/**
 * Emotion's cache for tests: one sheet, as in production, reduced to the checked properties. jsdom matches each rule
 * against each element at every query by role, a third of the time of a form's test.
 */
export const styleCache = createCache({ key: 'css', speedy: true, stylisPlugins: [shed] });
