import createCache, { type StylisElement } from '@emotion/cache';

/** What is asked of styles where nothing is drawn: whether something is there, can be pressed, and differs in its colour. */
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

/** A comment is not written. */
const shed = (element: StylisElement) => {
  if (!isAsked(element)) element.type = 'comm';
};

/**
 * Where Emotion writes styles in tests: in one sheet, as in production, and without what no test asks. jsdom parses each rule and tries
 * it on each element, at every step of a search by role and every press: a third of the time of a test that fills in a form.
 */
export const styleCache = createCache({ key: 'css', speedy: true, stylisPlugins: [shed] });
