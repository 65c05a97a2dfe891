/** Test in vitest's JSON report; its titles name the row and the column. */
/** @typedef {{ ancestorTitles: string[], title: string, status: string, failureMessages: string[] | null }} Test */
/** @typedef {{ testResults: { assertionResults: Test[] }[] }} Report */
/**
 * @typedef {{ call: string, fault: string, miss: string, message: string }} Cell
 *   `miss` is the failed expectation, '' where all is well, `message` the test's error
 */

/**
 * @param {Test} test
 * @returns {Cell}
 */
const cellOf = ({ ancestorTitles, title, status, failureMessages }) => {
  const message = (failureMessages ?? []).join('\n').slice(0, 2000);
  const [, named = 'failed'] = /missed: ([a-z ]+)/.exec(message) ?? [];
  const miss = status === 'passed' ? '' : named;
  return { call: ancestorTitles.at(-1) ?? '', fault: title, miss, message };
};

/**
 * Table of calls × faults as `lines` of text, each cell 'ok' or the failed expectation, from the test files of vitest's
 * report. `missed` are the cells that are not 'ok', `cells` counts all.
 * @param {readonly { assertionResults: Test[] }[]} files
 */
export const faultTable = (files) => {
  const cells = files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(cellOf);
  const faults = [...new Set(cells.map(({ fault }) => fault))];
  const calls = [...new Set(cells.map(({ call }) => call))];
  /** @param {string} call @param {string} fault */
  const textAt = (call, fault) => {
    const cell = cells.find((one) => one.call === call && one.fault === fault);
    return cell ? cell.miss || 'ok' : '-';
  };
  const rows = [['', ...faults], ...calls.map((call) => [call, ...faults.map((fault) => textAt(call, fault))])];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return { lines, missed: cells.filter(({ miss }) => miss !== ''), cells: cells.length };
};
