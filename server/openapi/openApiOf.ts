import * as z from 'zod/mini';
import { bodies } from '#contract/bodies.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { holesOf } from '#contract/paths.ts';
import { entities, roles, type FieldKind, type Fields } from '#domain/entities.ts';

/** JSON Schema of the OpenAPI document. */
type Schema = Readonly<Record<string, unknown>>;

const kinds: Record<FieldKind, Schema> = {
  text: { type: 'string' },
  number: { type: 'number' },
  dollars: { type: 'number' },
  role: { type: 'string', enum: roles },
};

const objectOf = (properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});

const schemaOf = (fields: Fields): Schema =>
  objectOf(Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, kinds[kind]])));

const nameOf = (fields: Fields): string => Object.entries(entities).find(([, one]) => one === fields)?.[0] ?? 'nothing';

/**
 * Schema of a request body, made by zod; checks that JSON Schema cannot express, such as those of days and addresses,
 * are left out.
 */
const bodySchema = (name: keyof typeof bodies): Schema => {
  const { $schema: _, ...schema } = z.toJSONSchema(bodies[name], { io: 'input', unrepresentable: 'any' });
  return schema;
};

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const { text, number } = kinds;
const each = (name: string): Schema => ({ type: 'array', items: ref(name) });

/**
 * Schemas of responses that are no lists, by endpoint. The response to a write without a schema here may be anything.
 */
const answers: Partial<Record<EndpointName, Schema>> = {
  createToken: objectOf({ token: text, extras: { type: 'array', items: text } }, ['token']),
  createUser: objectOf({ welcome: number }),
  createPaymentIntent: objectOf({ clientSecret: text }, ['clientSecret']),
  getUser: ref('user'),
  getTask: ref('task'),
  getAdminInfo: objectOf({ result: number, result1: number, totalCoins: number, result2: number }),
  getBuyerStats: ref('stats'),
  getWorkerStats: ref('stats'),
  getTaskHandIns: ref('handIns'),
  getSubmissionText: ref('keptText'),
  getPauses: ref('pauses'),
  getBooks: ref('books'),
  listDocuments: objectOf({ rows: each('document') }, ['rows']),
  getDocument: objectOf({ pdf: text }, ['pdf']),
  getErasure: ref('erasure'),
  getOwnData: objectOf({ tables: { type: 'object', additionalProperties: { type: 'array', items: objectOf({}) } } }, [
    'tables',
  ]),
  listUserSignals: objectOf({ rows: each('signal') }, ['rows']),
  getPrices: objectOf({
    currency: objectOf({ code: text, minorUnits: number }),
    packages: { type: 'array', items: objectOf({ coins: number, price: number }) },
    payout: objectOf({ coins: number, pays: number }),
    leastWithdrawal: number,
    welcome: objectOf({ buyer: number, worker: number, perDay: { type: ['number', 'null'] } }),
  }),
};

const operationOf = (name: EndpointName): Schema => {
  const { path, callers, sends, items, succeedsOn, extra }: Endpoint = endpoints[name];
  const [place = '', search = ''] = path.split('?');
  const answer = items ? each(nameOf(items)) : answers[name];
  const fixed = [...search.matchAll(/(\w+)=(\w+)(?:&|$)/g)].map(([, key, value]) => ({
    name: key,
    in: 'query',
    required: true,
    schema: { const: value },
  }));
  const holes = (part: string, where: 'path' | 'query') =>
    holesOf(part).map((hole) => ({ name: hole, in: where, required: true, schema: text }));
  return {
    operationId: name,
    tags: [extra ? 'extras' : 'specification'],
    ...(extra && { 'x-extra': extra }),
    'x-callers': callers,
    security: callers.includes('anyone') ? [] : [{ accessToken: [] }],
    parameters: [...holes(place, 'path'), ...holes(search, 'query'), ...fixed],
    ...(sends !== 'nothing' && {
      requestBody: { required: true, content: { 'application/json': { schema: ref(`body_${sends}`) } } },
    }),
    responses: {
      [succeedsOn === undefined ? '2XX' : String(succeedsOn)]: {
        description: 'Done.',
        ...(answer && { content: { 'application/json': { schema: answer } } }),
      },
      '4XX': {
        description: 'Refused, and nothing has happened.',
        content: { 'application/json': { schema: ref('refusal') } },
      },
    },
  };
};

/**
 * Returns the contract as an OpenAPI document. Its paths are the contract's, such as `/allUser/{id}`, and without a
 * slash before the id where the specification has none (C-02).
 */
export const openApiOf = () => {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path }: Endpoint = endpoints[name];
    const [place = ''] = path.split('?');
    paths[place] = { ...paths[place], [method.toLowerCase()]: operationOf(name) };
  }
  const sent = (Object.keys(bodies) as (keyof typeof bodies)[]).filter((name) => name !== 'nothing');
  return {
    openapi: '3.1.0',
    info: {
      title: 'TaskCoin',
      version: '1',
      description:
        'Calls of the specification, and under the tag extras those beyond it, which a server announces beside the token of POST /jwt (x-extra has the name).',
    },
    servers: [{ url: '/api' }],
    tags: [{ name: 'specification' }, { name: 'extras' }],
    paths,
    components: {
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'Token that POST /jwt answers; POST /jwt itself has the ID token of the identity provider here.',
        },
      },
      schemas: {
        ...Object.fromEntries(Object.entries(entities).map(([name, fields]) => [name, schemaOf(fields)])),
        ...Object.fromEntries(sent.map((name) => [`body_${name}`, bodySchema(name)])),
        refusal: objectOf({ message: text, reason: text, numbers: { type: 'object' } }, ['message']),
      },
    },
  };
};
