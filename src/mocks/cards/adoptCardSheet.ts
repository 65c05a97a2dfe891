const css = `
.SimulatedCard { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; }
.SimulatedCard input {
  flex: 0 1 auto; width: 7.5ch; min-width: 0; height: 24px; padding: 0; border: 0; outline: 0; background: transparent;
  color: var(--card-color, inherit); font: inherit; font-size: var(--card-size, 14px); font-variant-numeric: tabular-nums;
}
.SimulatedCard input:first-child { flex: 1 1 19ch; }
.SimulatedCard input:last-child { width: 4ch; }
.SimulatedCard input::placeholder { color: var(--card-placeholder, currentColor); opacity: 1; }
.SimulatedCard input[aria-invalid="true"] { color: var(--card-invalid, inherit); }
.SimulatedCard input:disabled { opacity: .5; }
.SimulatedBank {
  width: min(420px, calc(100vw - 32px)); margin: auto; padding: 24px; border: 1px solid transparent; border-radius: 8px;
  background: var(--mui-palette-background-paper, Canvas); color: var(--mui-palette-text-primary, CanvasText);
  box-shadow: var(--mui-palette-fluent-shadow64, 0 8px 32px rgba(0, 0, 0, .3)); font: 14px/20px inherit;
  border-color: var(--mui-palette-fluent-floatStroke, transparent);
}
.SimulatedBank[open] { display: grid; gap: 16px; }
.SimulatedBank::backdrop { background: var(--mui-palette-fluent-overlay, rgba(0, 0, 0, .4)); }
.SimulatedBank h2 { margin: 0; font-size: 20px; line-height: 28px; font-weight: 600; }
.SimulatedBank p { margin: 0; }
.SimulatedBank div { display: flex; flex-wrap: wrap; gap: 8px; justify-content: flex-end; }
.SimulatedBank button {
  min-height: 32px; padding: 5px 12px; border: 1px solid var(--mui-palette-fluent-stroke1, currentColor); border-radius: 4px;
  background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer;
}
.SimulatedBank button:first-child {
  border-color: transparent; background: var(--mui-palette-fluent-brand, Highlight); color: var(--mui-palette-fluent-onBrand, #fff);
}
.SimulatedBank button:focus-visible { outline: 2px solid var(--mui-palette-fluent-focusOuter, currentColor); outline-offset: 2px; }
`;

let adopted = false;

/**
 * Adds the styles of the simulated card fields and bank dialog as a constructed style sheet, once. The content security
 * policy forbids inline styles but does not apply to this.
 */
export const adoptCardSheet = (): void => {
  if (adopted || !('adoptedStyleSheets' in document)) return;
  adopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};
