/** What a list is asked for, in the terms of react-admin's simple REST dialect. */
export type ListQuery = {
  readonly sort?: readonly [column: string, order: 'ASC' | 'DESC'] | undefined;
  /** First and last row wanted, both counted from 0 and both included. */
  readonly range?: readonly [first: number, last: number] | undefined;
  /** A column must equal the value, or one of the values; `q` must occur in some text column, in any case of letters. */
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
};

/** `total` counts the rows that pass the filter, on all pages. */
export type Page<R> = { readonly rows: readonly R[]; readonly total: number };

/** The Content-Range of a page that starts at row `first`: 'items 0-24/200', with an asterisk where it is empty. */
export const contentRange = ({ rows, total }: Page<unknown>, first = 0): string =>
  rows.length === 0 ? `items */${total}` : `items ${first}-${first + rows.length - 1}/${total}`;

/** One fixed collation, so that a page is the same on every machine: 'Task 9' before 'Task 10', accents and case aside. */
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Sorts, filters and pages one array, for the server and for the client of a server that answers everything. It keeps what
 * makes it quick to ask again: an order per sorted column, one searchable text per row.
 */
export class RowIndex<R extends object> {
  private readonly orders = new Map<string, Uint32Array>();
  private texts: readonly string[] | undefined;

  /** `columns` are those that `q` looks into; ids are nothing that people search for. */
  constructor(
    private readonly rows: readonly R[],
    private readonly columns: readonly string[] = Object.keys(rows[0] ?? {}).filter((name) => !/^_?id$/.test(name)),
  ) {}

  query({ sort, range, filter = {} }: ListQuery): Page<R> {
    const matches = this.matcher(filter);
    const places = sort ? this.order(sort[0]) : this.rows.keys();
    const found = [...places].filter(matches);
    if (sort?.[1] === 'DESC') found.reverse();
    const shown = range ? found.slice(range[0], range[1] + 1) : found;
    return { rows: shown.flatMap((place) => this.rows[place] ?? []), total: found.length };
  }

  private matcher({ q, ...exact }: Readonly<Record<string, unknown>>): (place: number) => boolean {
    const sought = typeof q === 'string' ? q.trim().toLowerCase() : '';
    const texts = sought === '' ? undefined : this.searchable();
    const fields = Object.entries(exact).map(([name, wanted]) => [name, new Set([wanted].flat().map(String))] as const);
    return (place) =>
      (texts === undefined || (texts[place] ?? '').includes(sought)) &&
      fields.every(([name, wanted]) => wanted.has(String(this.cell(place, name))));
  }

  private searchable(): readonly string[] {
    const textOf = (_: R, place: number) =>
      this.columns
        .map((name) => this.cell(place, name))
        .filter(isText)
        .join('\n');
    return (this.texts ??= this.rows.map((row, place) => textOf(row, place).toLowerCase()));
  }

  /** The places of all rows, ascending by a column; equal values keep their places. */
  private order(column: string): Uint32Array {
    const kept = this.orders.get(column);
    if (kept) return kept;
    const values = this.rows.map((_, place) => this.cell(place, column));
    const difference = values.every(isNumber) ? byNumber(values) : byText(values.map(String));
    const places = Uint32Array.from(values.keys()).sort((a, b) => difference(a, b) || a - b);
    this.orders.set(column, places);
    return places;
  }

  /** The value of a column that was named at run time. */
  private cell(place: number, column: string): unknown {
    return (this.rows[place] as Readonly<Record<string, unknown>> | undefined)?.[column];
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

const byNumber = (values: readonly number[]) => (a: number, b: number) => (values[a] ?? 0) - (values[b] ?? 0);
const byText = (values: readonly string[]) => (a: number, b: number) => compare(values[a] ?? '', values[b] ?? '');
