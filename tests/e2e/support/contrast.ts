import { expect, type Locator, type Page } from '@playwright/test';

type Line = { text: string; colour: string; large: boolean; x: number; y: number; width: number; height: number };

/**
 * Lines of text in an element, each with colour, size and place in it. The text is made invisible until {@link
 * showWords}.
 */
const linesOf = (within: Locator): Promise<Line[]> =>
  within.evaluate((root) => {
    const lines: Line[] = [];
    const { x: left, y: top } = root.getBoundingClientRect();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || text === '' || parent.closest('script, style, noscript, select, svg, [inert], aside, :disabled'))
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      // WCAG's large text: 24 px, or 18.66 where it is bold.
      const size = parseFloat(fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects())
        // Not what only readers have, nor what waits above the page for the focus.
        if (width > 2 && height > 2 && y + scrollY >= 0)
          lines.push({ text: text.slice(0, 40), colour: color, large, x: x - left, y: y - top, width, height });
    }
    // The fill alone: whatever else has the colour of the text stays. The demo's bar lies over the page.
    const hide = new CSSStyleSheet();
    hide.replaceSync(
      '* { -webkit-text-fill-color: transparent !important; text-decoration: none !important } aside { display: none !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, hide];
    return lines;
  });

const showWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });

/**
 * Lines of text with too little contrast, by the pixels of a screenshot: a ratio below 4.5 to 1, or below `ofLarge` for
 * large text. axe cannot judge text over pictures and gradients.
 */
export const faintLines = async (within: Locator, ofLarge = 3): Promise<string[]> => {
  const page = within.page();
  const lines = await linesOf(within);
  expect(lines, 'has text').not.toEqual([]);
  const picture = (await within.screenshot()).toString('base64');
  await showWords(page);
  return page.evaluate(
    async ({ all, data, enough }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (!pen) throw new Error('Nothing to read pixels with');
      pen.drawImage(image, 0, 0);
      const light = (value = 0) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const lights = Array.from({ length: 256 }, (_, value) => light(value));
      const luminance = (red = 0, green = 0, blue = 0) =>
        0.2126 * (lights[red] ?? 0) + 0.7152 * (lights[green] ?? 0) + 0.0722 * (lights[blue] ?? 0);
      return all.flatMap(({ text, colour, large, x, y, width, height }) => {
        const [red, green, blue, alpha = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
        const words = luminance(red, green, blue);
        const { data: pixels } = pen.getImageData(Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height));
        let least = alpha < 1 ? 0 : 21;
        for (let at = 0; at < pixels.length && least > 0; at += 4) {
          const below = luminance(pixels[at], pixels[at + 1], pixels[at + 2]);
          least = Math.min(least, (Math.max(words, below) + 0.05) / (Math.min(words, below) + 0.05));
        }
        return least < (large ? enough : 4.5) ? [`${least.toFixed(2)} to 1: ${text} (${colour})`] : [];
      });
    },
    { all: lines, data: picture, enough: ofLarge },
  );
};
