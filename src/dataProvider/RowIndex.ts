/** A record as react-admin needs it: the server's row with an `id`. */
export type ListRecord = { readonly id: string; readonly [field: string]: unknown };

export type ListQuery = {
  sort: readonly [field: string, order: string];
  /** First and last place, both included. */
  range: readonly [number, number];
  filter: Readonly<Record<string, unknown>>;
};

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * One fetched array with what makes it quick to ask again: a kept order per sorted field, one searchable text. Filters are
 * exact (`{ role: 'buyer' }`), any of several (`{ role: ['buyer', 'worker'] }`), or `q`, which looks into every text field.
 */
export class RowIndex {
  private readonly orders = new Map<string, Uint32Array>();
  private texts: string[] | undefined;

  constructor(private readonly rows: readonly ListRecord[]) {}

  find(id: string): ListRecord | undefined {
    return this.rows.find((row) => row.id === id);
  }

  query({ sort: [field, order], range: [first, last], filter }: ListQuery): { data: ListRecord[]; total: number } {
    const matches = this.matcher(filter);
    const places = this.order(field);
    const found: number[] = [];
    for (let i = 0; i < places.length; i++) {
      const place = places[order === 'DESC' ? places.length - 1 - i : i];
      if (place !== undefined && matches(place)) found.push(place);
    }
    return {
      data: found
        .slice(first, last + 1)
        .map((place) => this.rows[place])
        .filter(isPresent),
      total: found.length,
    };
  }

  private matcher({ q, ...exact }: ListQuery['filter']): (place: number) => boolean {
    const sought = typeof q === 'string' ? q.trim().toLowerCase() : '';
    const texts = sought === '' ? undefined : this.text();
    const fields = Object.entries(exact).filter(([, wanted]) => wanted !== undefined && wanted !== '');
    return (place) =>
      (texts === undefined || (texts[place] ?? '').includes(sought)) &&
      fields.every(([field, wanted]) => {
        const value = this.rows[place]?.[field];
        return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
      });
  }

  private text(): string[] {
    return (this.texts ??= this.rows.map(({ id: _, _id: __, ...row }) =>
      Object.values(row).filter(isText).join('\n').toLowerCase(),
    ));
  }

  /** The places of all rows, ascending by a field; equal values keep the server's order. */
  private order(field: string): Uint32Array {
    const kept = this.orders.get(field);
    if (kept) return kept;
    const values = this.rows.map((row) => row[field]);
    const compare = values.every(isNumber) ? byNumber(values) : byText(values);
    const places = Uint32Array.from(values.keys());
    if (field !== 'id') places.sort((a, b) => compare(a, b) || a - b);
    this.orders.set(field, places);
    return places;
  }
}

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

const byNumber = (values: readonly number[]) => (a: number, b: number) => (values[a] ?? 0) - (values[b] ?? 0);
const byText = (values: readonly unknown[]) => {
  const texts = values.map((value) => (isText(value) || isNumber(value) ? String(value) : ''));
  return (a: number, b: number) => collator.compare(texts[a] ?? '', texts[b] ?? '');
};
