/** Headings of Manage Users in order, and those of its CSV. */
export const userHeadings = ['Image', 'Name', 'Email', 'Role', 'Coins', 'Change role', 'Actions'];
export const userCsvHead = ['Name', 'Email', 'Role', 'Coins'];

/** Cells of a row of Manage Users' CSV under the given headings; undefined for a heading that the CSV lacks. */
export const underHeadings = (row: readonly string[], headings: readonly string[]): (string | undefined)[] =>
  headings.map((heading) => row[userCsvHead.indexOf(heading)]);
