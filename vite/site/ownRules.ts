import { transform } from 'lightningcss';

/**
 * The rules without those for elements of classes that the page does not hold, such as a button that is disabled: the browser
 * adds them again, with the page's code. What an element of the page says of others inside of it stays, as they may come alone.
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
