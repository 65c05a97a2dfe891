/**
 * notistack styles itself through goober, which rewrites the text of one `<style>` element; a strict content security
 * policy refuses that. goober asks for `window._goober` first: it gets an element-like object whose text goes into a
 * constructed style sheet, which the policy does not govern. Import this before notistack.
 */
const shim = () => {
  const sheet = new CSSStyleSheet();
  let text = ' ';
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const node = {
    get data() {
      return text;
    },
    set data(css: string) {
      text = css;
      sheet.replaceSync(css);
    },
  };
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: node } });
};

const supported =
  typeof document !== 'undefined' &&
  'adoptedStyleSheets' in document &&
  typeof CSSStyleSheet !== 'undefined' &&
  'replaceSync' in CSSStyleSheet.prototype;

if (supported) shim();
