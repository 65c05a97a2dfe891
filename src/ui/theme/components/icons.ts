/**
 * What Fluent's icons need to be drawn, as rules of the page: those of @fluentui/react-icons/headless/styles.css that icons of
 * ours meet. Any class outweighs the first.
 */
export const icons = `
  :where([data-fui-icon]) { display: inline; line-height: 0; }
  [data-fui-icon-rtl] { transform: scaleX(-1); }
  @media (forced-colors: active) { [data-fui-icon] { forced-color-adjust: auto; } }
`;
