import Papa from 'papaparse';

/** Excel takes a file for UTF-8 only with this in front. */
const BOM = '\uFEFF';

/** What a spreadsheet would run as a formula, after blanks too: it is kept as text by the apostrophe before it. */
const formula = /^[\s\0]*[=+\-@\t\r\n\0]/;

/** Rows as a CSV file's text, RFC 4180, safe to open in a spreadsheet. */
export const csvOf = (rows: readonly (readonly unknown[])[]): string =>
  BOM + Papa.unparse(rows as unknown[][], { escapeFormulae: formula });

/** Hands the browser a file to keep. */
export const downloadFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
};
