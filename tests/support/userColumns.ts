/** The headings of Manage Users, in their order, and those that a CSV of it begins with. */
export const userHeadings = ['Image', 'Name', 'Email', 'Role', 'Coins', 'Change role', 'Actions'];
export const userCsvHead = ['Name', 'Email', 'Role', 'Coins'];

/** What a row of the CSV has under some of its headings. */
export const underHeadings = (row: readonly string[], headings: readonly string[]): (string | undefined)[] =>
  headings.map((heading) => row[userCsvHead.indexOf(heading)]);
