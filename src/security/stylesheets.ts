/**
 * Style sheet for goober, the style engine of notistack, which would rewrite the text of a `<style>` element against
 * the content security policy. It finds `window._goober`, whose text goes into a constructed style sheet instead.
 * Import this before notistack.
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

if ('adoptedStyleSheets' in document) shim();
