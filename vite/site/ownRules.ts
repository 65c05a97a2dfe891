import { transform } from 'lightningcss';

/**
 * Rules of `css` whose classes occur in the page's `body`; others, as for disabled buttons, are added later by the
 * page's code. Rules of an element for its descendants stay, as those may be added alone.
 */
export const ownRules = (css: string, body: string): string => {
  const held = new Set([...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value: { selectors } }) => {
          const isOwn = selectors.some((parts) => {
            const end = parts.findIndex(({ type }) => type === 'combinator');
            const first = end < 0 ? parts : parts.slice(0, end);
            return first.every((part) => part.type !== 'class' || held.has(part.name));
          });
          return isOwn ? undefined : [];
        },
      },
    },
  });
  return code.toString();
};
