import type { Page } from '@playwright/test';

/**
 * Texts that cannot be read in full: beyond the window, cut off by a container, outside of their control, or over each
 * other. Texts further down the page count, those in slides out of sight do not.
 */
export const illegibleOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Line = { text: string; parent: Element; rect: DOMRect };
    const isCutting = (value: string) => /hidden|clip|auto|scroll/.test(value);
    const isForReaders = ({ width, height }: DOMRect) => width <= 1 || height <= 1;

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      // What the demo's bar leaves out is said behind its button.
      if (!parent || text === '' || parent.closest('script, style, noscript, select, [inert], aside p')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true }) || isForReaders(parent.getBoundingClientRect()))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects())
        if (rect.width > 1) lines.push({ text: text.slice(0, 60), parent, rect });
    }

    const said = new Set<string>();
    const cutOf = ({ parent, rect }: Line): string | undefined => {
      if (rect.left < -1 || rect.right > innerWidth + 1) return 'beyond the window';
      // A line's box is taller than its letters: a part of it may be cut.
      const spare = rect.height * 0.25;
      for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        if (isForReaders(box)) return undefined;
        if (isCutting(overflowX) && (rect.left < box.left - 1 || rect.right > box.right + 1)) return 'cut at a side';
        if (isCutting(overflowY) && (rect.top < box.top - spare || rect.bottom > box.bottom + spare))
          return 'cut in height';
        if (position === 'fixed') return undefined;
      }
      const control = parent.closest('button, a, label');
      const box = control?.getBoundingClientRect();
      if (!box || getComputedStyle(control ?? parent).display === 'inline') return undefined;
      const leaves =
        rect.top < box.top - spare ||
        rect.bottom > box.bottom + spare ||
        rect.right > box.right + 1 ||
        rect.left < box.left - 1;
      return leaves ? 'outside of its control' : undefined;
    };
    for (const line of lines) {
      const cut = cutOf(line);
      if (cut) said.add(`${cut}: ${line.text}`);
    }

    for (const field of document.querySelectorAll<HTMLElement>(
      'input:not([type="checkbox"], [type="file"], [type="radio"]), select',
    )) {
      if (!field.checkVisibility() || field.closest('[inert]')) continue;
      const { fontSize, paddingTop, paddingBottom, opacity } = getComputedStyle(field);
      const room = field.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
      // The choice of the language lies unseen over its sign.
      if (opacity !== '0' && room < parseFloat(fontSize) * 1.15)
        said.add(`cut in height: the field ${field.getAttribute('aria-label') ?? field.id}`);
    }

    const layerOf = ({ parent }: Line) => parent.closest('header, aside');
    for (const [place, a] of lines.entries())
      for (const b of lines.slice(place + 1)) {
        if (a.parent === b.parent || a.parent.contains(b.parent) || b.parent.contains(a.parent)) continue;
        if (layerOf(a) !== layerOf(b)) continue;
        const across = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const down = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        if (across > 2 && down > Math.min(a.rect.height, b.rect.height) * 0.35)
          said.add(`over each other: ${a.text} / ${b.text}`);
      }
    return [...said];
  });
