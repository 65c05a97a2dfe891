import PDFDocument from 'pdfkit';
import bengali from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff?inline';
import cyrillicExtended from '@fontsource/open-sans/files/open-sans-cyrillic-ext-400-normal.woff?inline';
import cyrillic from '@fontsource/open-sans/files/open-sans-cyrillic-400-normal.woff?inline';
import greek from '@fontsource/open-sans/files/open-sans-greek-400-normal.woff?inline';
import extended from '@fontsource/open-sans/files/open-sans-latin-ext-400-normal.woff?inline';
import latin from '@fontsource/open-sans/files/open-sans-latin-400-normal.woff?inline';
import vietnamese from '@fontsource/open-sans/files/open-sans-vietnamese-400-normal.woff?inline';

// In WOFF, because fontkit cannot read letters with accents from WOFF2.
/**
 * Typefaces of documents, each with a pattern of the letters that it has. A typeface of the owner's may have the
 * others.
 */
const faces = {
  bengali: { file: bengali, has: /[\u0964\u0965\u0980-\u09ff\u25cc]|\u200c|\u200d/ },
  vietnamese: { file: vietnamese, has: /[\u1ea0-\u1ef1\u20ab]/ },
  extended: { file: extended, has: /[\u0100-\u024f\u1e00-\u1eff]/ },
  cyrillicExtended: { file: cyrillicExtended, has: /[\u0460-\u052f]/ },
  cyrillic: { file: cyrillic, has: /[\u0400-\u045f]/ },
  greek: { file: greek, has: /[\u0370-\u03ff]/ },
  latin: { file: latin, has: /[\u0020-\u00ff\u02bb-\u02dc\u2013-\u203a\u20ac\u2122\u2212]/ },
} as const;
type Face = keyof typeof faces | 'owners';
const names = Object.keys(faces) as (keyof typeof faces)[];

const bytesOf = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

/**
 * Splits a text into runs, each in one typeface; blanks belong to the run before them. A letter that none of
 * {@link faces} has is replaced with a question mark, unless the owner's typeface (`hasOwners`) can draw it.
 */
export const runsOf = (text: string, hasOwners = false): { face: Face; text: string }[] => {
  const runs: { face: Face; text: string }[] = [];
  for (const one of text) {
    const last = runs.at(-1);
    const own = names.find((name) => faces[name].has.test(one));
    const letter = (own ?? hasOwners) ? one : '?';
    const face = (one === ' ' && last?.face) || own || (hasOwners ? 'owners' : 'latin');
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
};

/**
 * Creates a PDF of A4 pages to write on, line by line; `end` resolves to its bytes. `title` is the file's title in its
 * metadata, and is not printed. `typeface` is the path of the owner's typeface (TTF, OTF or WOFF), for letters that
 * ours lack.
 */
export const createPage = (title: string, typeface?: string) => {
  const doc = new PDFDocument({ size: 'A4', margin: 56, font: null as unknown as string, info: { Title: title } });
  const parts: Uint8Array[] = [];
  doc.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise<Uint8Array>((resolve) => doc.on('end', () => resolve(Buffer.concat(parts))));
  for (const name of names) doc.registerFont(name, bytesOf(faces[name].file));
  if (typeface !== undefined) doc.registerFont('owners', typeface);
  const runs = (text: string) => runsOf(text, typeface !== undefined);
  const { left, top, bottom } = doc.page.margins;
  let y = top;
  const widthOf = (text: string) =>
    runs(text).reduce((sum, run) => sum + doc.font(run.face).widthOfString(run.text), 0);
  const write = (text: string, x: number, size: number) => {
    for (const run of runs(text)) {
      // All typefaces share one baseline, whatever the height of their letters.
      doc.font(run.face).text(run.text, x, y + size, { lineBreak: false, baseline: 'alphabetic' });
      x += doc.widthOfString(run.text);
    }
  };
  return {
    /**
     * Writes cells on the next line. `at` is the distance in points from the page's margin to the left edge of the text
     * or, with `end`, to its right edge. `size` is the font size in points.
     */
    line: (cells: readonly { text: string; at: number; end?: boolean }[], size = 10) => {
      doc.fontSize(size);
      if (y + size * 2 > doc.page.height - bottom) {
        doc.addPage();
        y = top;
      }
      for (const { text, at, end } of cells) write(text, left + at - (end ? widthOf(text) : 0), size);
      y += size * 1.8;
    },
    end: (): Promise<Uint8Array> => {
      doc.end();
      return ended;
    },
  };
};

/** True for the path of a file that holds a typeface which documents can use. */
export const isTypeface = (path: string): boolean => {
  try {
    new PDFDocument({ font: null as unknown as string }).font(path);
    return true;
  } catch {
    return false;
  }
};
