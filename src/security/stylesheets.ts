/**
 * Style sheet for goober, the CSS-in-JS library inside notistack. goober would rewrite a `<style>` element, which the
 * content security policy forbids. Instead it uses `window._goober` if that exists: the text assigned there goes into a
 * constructed style sheet. Import this module before notistack.
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
