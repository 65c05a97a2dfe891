/** What two records have in common that a list cannot tell apart, by the fields by which its records are known. */
export const likenessOf = (record: Readonly<Record<string, unknown>>, knownBy: readonly string[]): string =>
  JSON.stringify(knownBy.map((field) => record[field]));
