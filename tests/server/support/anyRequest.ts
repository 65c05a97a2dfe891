import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { bodies } from '#contract/bodies.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { holesOf } from '#contract/paths.ts';
import { inMinorUnits, specified } from '#domain/coins.ts';
import { tableNames, type TableName } from '#backend/store/tables.ts';

/** Name of a list of ids or e-mail addresses, from which fields are filled when a request is sent. */
export type Pool = TableName | 'intents' | 'emails';
/**
 * Value of a field, or a placeholder that is filled in when the request is sent. `long` is a text's length, `nth` a
 * place in the pool `of`, `own` the sender's address, `marked` the kind of a text that names its sender.
 */
type Drawn = { value: unknown } | { long: number } | { of: Pool; nth: number } | { own: 'email' } | { marked: Mark };
/**
 * Kind of field that a marked text fills: one that names its sender, to find it in other people's responses. An
 * `unread` one is sent, but the server ignores it.
 */
export type Mark = 'name' | 'picture' | 'email' | 'task' | 'work' | 'account' | 'reason' | 'unread';

/** Request of the contract with right or odd parts; `by` is the number of its sender, `query` that of a list. */
export type AnyRequest = {
  readonly by: number;
  readonly name: EndpointName;
  readonly fields: Readonly<Record<string, Drawn>>;
  readonly query: Readonly<Record<string, string>>;
  /** Text to send in place of the body; undefined for the body of `fields`. */
  readonly text: string | undefined;
};

const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '%',
  '%_\\',
  "'; DROP TABLE users; --",
  '"',
  '__proto__',
  'constructor',
];
const moreOddTexts = [
  'ΟΔΟΣ',
  'İı',
  '১২৩',
  '👩‍👩‍👧',
  '\u202e',
  '1e400',
  '0x10',
  'null',
  '2026-11-21',
  '.',
  '..',
  '/',
  '?',
  '#',
  'a@b',
];
const oddText = fc.oneof(fc.constantFrom(...oddTexts, ...moreOddTexts), fc.string({ unit: 'binary', maxLength: 20 }));
const oddNumber = fc.oneof(
  fc.constantFrom(0, -1, 0.5, 1_000_000, 1_000_001, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), 1e300, 1e308, 1e-300),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const odd: fc.Arbitrary<unknown> = fc.oneof(oddText, oddNumber, fc.jsonValue({ maxDepth: 2 }));

const pooled = (of: Pool): fc.Arbitrary<Drawn> => fc.nat(30).map((nth) => ({ of, nth }));
const someone: fc.Arbitrary<Drawn> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ own: 'email' } as const) },
  { weight: 1, arbitrary: pooled('emails') },
);
const marked = (mark: Mark) => fc.constant<Drawn>({ marked: mark });
const long = fc.constantFrom(101, 255, 501, 1_001, 10_001, 33_000).map((long): Drawn => ({ long }));
const value = (values: fc.Arbitrary<unknown>): fc.Arbitrary<Drawn> => values.map((value) => ({ value }));

/** Tables whose ids calls take, where their names say another table or none. */
const otherIds: Readonly<Partial<Record<EndpointName, TableName>>> = {
  refundPurchase: 'payments',
  decideWithdrawal: 'withdrawals',
  askWriteOff: 'users',
  confirmWriteOff: 'users',
  liftSuspension: 'users',
  restoreDeleted: 'actions',
};

/** Table whose ids a call takes: of `deleteAnyTask`, the tasks. */
export const tableOf = (name: EndpointName): TableName | undefined =>
  otherIds[name] ?? tableNames.find((table) => name.toLowerCase().includes(table.slice(0, -1)));

/** Valid values of text fields, by the field's name. */
const texts: Readonly<Record<string, fc.Arbitrary<Drawn>>> = {
  email: someone,
  user: someone,
  worker_email: someone,
  workerEmail: someone,
  buyer_email: pooled('emails'),
  task_id: pooled('tasks'),
  taskId: pooled('tasks'),
  submissionId: pooled('submissions'),
  paymentIntentId: pooled('intents'),
  imgurl: marked('picture'),
  taskImageUrl: marked('task'),
  taskTitle: marked('task'),
  taskDetail: marked('task'),
  submissionInfo: marked('task'),
  submission_details: marked('work'),
  account_number: marked('account'),
  reason: marked('reason'),
  completionDate: value(fc.constantFrom('2999-12-24', '2026-11-21', 'soon')),
  current_date: value(fc.constantFrom('2026-11-21', '2026-11-22', 'today')),
};
/** Arbitrary of other texts, which the server ignores because it has better values. */
const ignored = marked('unread');
const numbers: Readonly<Record<string, fc.Arbitrary<number>>> = {
  amount: fc.constantFrom(...specified.packages.map(({ price }) => inMinorUnits(price, specified.currency))),
  coins: fc.constantFrom(...specified.packages.map(({ coins }) => coins)),
  withdrawal_coin: fc.integer({ min: 150, max: 400 }),
};

const right = (endpoint: EndpointName, field: string, schema: z.core.$ZodType): fc.Arbitrary<Drawn> => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'enum') return value(fc.constantFrom(...Object.values(def.entries)));
  if (def.type === 'literal') return value(fc.constantFrom(...def.values));
  if (def.type === 'boolean') return value(fc.boolean());
  if (def.type === 'number') return value(numbers[field] ?? fc.integer({ min: 1, max: 12 }));
  return endpoint === 'createUser' && field === 'name' ? marked('name') : (texts[field] ?? ignored);
};

const partsOf = (name: EndpointName): Record<string, fc.Arbitrary<Drawn>> => {
  const { path }: Endpoint = endpoints[name];
  const sends = bodies[endpoints[name].sends];
  const shape: z.core.$ZodShape = sends instanceof z.ZodMiniObject ? sends.shape : {};
  const fields = Object.entries(shape);
  const holes = holesOf(path).map(
    (hole) => [hole, hole === 'id' ? pooled(tableOf(name) ?? 'users') : someone] as const,
  );
  return Object.fromEntries([
    ...fields.map(([field, schema]) => [field, right(name, field, schema)] as const),
    ...holes,
  ]);
};

/** Arbitrary of a call's fields: all right, or one of them odd or missing. */
const fieldsOf = (name: EndpointName): fc.Arbitrary<AnyRequest['fields']> => {
  const parts = partsOf(name);
  const whole = fc.record(parts);
  const [first = '', ...others] = Object.keys(parts);
  if (first === '') return whole;
  const broken = fc
    .tuple(
      whole,
      fc.constantFrom(first, ...others),
      fc.oneof({ weight: 4, arbitrary: value(odd) }, { weight: 1, arbitrary: long }),
    )
    .map(([fields, part, drawn]) => ({ ...fields, [part]: drawn }));
  return fc.oneof({ weight: 7, arbitrary: whole }, { weight: 3, arbitrary: broken });
};

const json = (values: fc.Arbitrary<unknown>) => values.map((value) => JSON.stringify(value));
const columnsOf = (name: EndpointName) => {
  const { items = {} }: Endpoint = endpoints[name];
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('id', ...Object.keys(items)) },
    { weight: 1, arbitrary: fc.constantFrom('', 'uid', 'deleted', 'user_id', 'escrow', 'search', '__proto__') },
  );
};
const sought = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>('-of-', 'email', 'b', 1, 50, '10', '2026-11-21', 'pending', 'worker'),
  },
  { weight: 1, arbitrary: odd },
  { weight: 1, arbitrary: oddText },
  { weight: 1, arbitrary: fc.array(oddText, { maxLength: 3 }) },
);
const queryOf = (name: EndpointName): fc.Arbitrary<AnyRequest['query']> => {
  const column = columnsOf(name);
  const condition = fc.tuple(column, fc.constantFrom('', '_gte', '_lte')).map((parts) => parts.join(''));
  const sort = fc.tuple(column, fc.constantFrom('ASC', 'DESC', 'DESC', 'up'));
  const range = fc.oneof(fc.constantFrom([0, 24], [0, 0], [3, 9], [0, 5000]), fc.tuple(oddNumber, oddNumber));
  const filter = fc.dictionary(fc.oneof(condition, fc.constant('q')), sought, { maxKeys: 3 });
  const broken = fc.constantFrom('', '{', '[]', 'null', '{"q":{}}', '["__proto__","ASC"]');
  return fc.record(
    {
      sort: fc.oneof({ weight: 9, arbitrary: json(sort) }, { weight: 1, arbitrary: broken }),
      range: fc.oneof({ weight: 9, arbitrary: json(range) }, { weight: 1, arbitrary: broken }),
      filter: fc.oneof({ weight: 9, arbitrary: json(filter) }, { weight: 1, arbitrary: broken }),
    },
    { requiredKeys: [] },
  );
};

const text = fc.oneof(
  { weight: 30, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom('{', '[]', 'null', '"x"', '\0', ' '.repeat(70_000)) },
);

/** Arbitrary of a call's requests, by one of `people` senders: mostly by those who `may` make it, if there are any. */
export const anyRequest = (name: EndpointName, people: number, may: readonly number[]): fc.Arbitrary<AnyRequest> => {
  const { items }: Endpoint = endpoints[name];
  const query = items ? queryOf(name) : fc.constant({});
  const by =
    may.length === 0
      ? fc.nat(people - 1)
      : fc.oneof(fc.constantFrom(...may), fc.constantFrom(...may), fc.nat(people - 1));
  return fc.record({ by, name: fc.constant(name), fields: fieldsOf(name), query, text });
};
