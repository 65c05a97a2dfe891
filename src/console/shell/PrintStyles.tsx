import GlobalStyles from '@mui/material/GlobalStyles';

/** CSS for printing: the screen without the bars around it, and lists in full height instead of scrolling. */
export const PrintStyles = () => <GlobalStyles styles={printed} />;

const printed = `@media print {
  header, footer, nav, aside, [role="toolbar"], [data-unprinted], #toasts, .MuiDataGrid-scrollbarFiller { display: none !important; }
  main { display: block !important; }
  [data-fills] > * { display: block; contain: none; container-type: normal; }
  [data-density], [data-density] .MuiDataGrid-virtualScroller { height: auto !important; overflow: visible !important; }
  [data-density] :is(.MuiDataGrid-root, .MuiDataGrid-main) { overflow: visible !important; contain: none; }
  .MuiDataGrid-row, li { break-inside: avoid; }
  [data-theme="dark"] body { print-color-adjust: exact; }
}`;
