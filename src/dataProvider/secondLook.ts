import type { QueryClient } from '@tanstack/react-query';
import type { CallOptions } from '../api/createApi.ts';
import { NotModified } from '../api/ApiError.ts';
import { callFilterOf, type Me } from './bindings.ts';
import { pageOf } from './pageOf.ts';
import { WHOLE, type ListRecord } from './wholeLists.ts';

type Rows = readonly ListRecord[];
type Filter = Readonly<Record<string, unknown>>;
type Answer = { readonly etag: string | null; readonly length: number; readonly at: number };

type SecondLookConfig = {
  queryClient: QueryClient;
  me: () => Me;
  ask: (resource: string, filter: Filter | undefined, options: CallOptions) => Promise<Rows>;
};

/** Lists of fewer characters are asked for again only to see whether they have grown, but no sooner than after so many ms. */
const SMALL = 200_000;
const RARELY = 5 * 60_000;

/** An unchanged answer that has an ETag costs next to nothing. */
const paceOf = ({ etag, length }: Answer): number => (etag !== null ? 0 : length < SMALL ? RARELY : Infinity);

/** Looks whether whole lists have grown since they were read, without touching what is remembered of them. */
export const createSecondLook = ({ queryClient, me, ask }: SecondLookConfig) => {
  const answers = new WeakMap<Rows, Answer>();
  /** The latest answers, also when react-query has let go of them. */
  const read = new Map<string, Rows>();
  const nameOf = (resource: string, filter: Filter | undefined) => {
    const { email, role } = me();
    return [WHOLE, resource, callFilterOf(filter), { email, role }] as const;
  };

  const askFor = async (resource: string, filter: Filter | undefined, known?: string | null): Promise<Rows> => {
    const heard: { etag: string | null; length: number }[] = [];
    const rows = await ask(resource, filter, {
      ...(known && { known }),
      onAnswer: (headers, length) => heard.push({ etag: headers.get('etag'), length }),
    });
    const length = heard.reduce((sum, one) => sum + one.length, 0);
    // A list that is joined from two answers has the ETag of neither.
    const etag = heard.length === 1 ? (heard[0]?.etag ?? null) : null;
    answers.set(rows, { etag, length, at: Date.now() });
    return rows;
  };

  return {
    ask: async (resource: string, filter: Filter | undefined): Promise<Rows> => {
      const rows = await askFor(resource, filter);
      read.set(JSON.stringify(nameOf(resource, filter)), rows);
      return rows;
    },
    /** How many rows pass the filter by now that were not in the list when it was read. */
    count: async (resource: string, filter: Filter): Promise<number> => {
      const name = nameOf(resource, filter);
      const before = read.get(JSON.stringify(name));
      const answer = before && answers.get(before);
      if (!answer || Date.now() - answer.at < paceOf(answer)) return 0;
      const now = await queryClient.query({
        queryKey: [...name, 'now', answer.at],
        queryFn: () =>
          askFor(resource, filter, answer.etag).catch((error: unknown) => {
            if (error instanceof NotModified) return before;
            // Of another origin, a server may show its ETag and refuse to be asked with it.
            answers.set(before, { ...answer, etag: null });
            throw error;
          }),
        staleTime: paceOf(answer),
        retry: false,
      });
      if (now === before) return 0;
      const known = new Set(before.map(({ id }) => id));
      return pageOf(now, { filter }).data.filter(({ id }: ListRecord) => !known.has(id)).length;
    },
    forget: () => {
      read.clear();
    },
  };
};
