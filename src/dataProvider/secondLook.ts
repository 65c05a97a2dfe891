import type { QueryClient } from '@tanstack/react-query';
import type { CallOptions } from '../api/createApi.ts';
import { NotModified } from '../api/ApiError.ts';
import type { Me } from './bindings.ts';
import { pageOf } from './pageOf.ts';
import { wholeKey, type ListRecord } from './wholeLists.ts';

type Rows = readonly ListRecord[];
type Filter = Readonly<Record<string, unknown>>;
type Answer = { readonly rows: Rows; readonly etag: string | null; readonly length: number; readonly at: number };

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
  /** The latest answers, also when react-query has let go of them. */
  const answers = new Map<string, Answer>();

  const look = async (resource: string, filter: Filter | undefined, known?: string | null): Promise<Answer> => {
    const heard: Pick<Answer, 'etag' | 'length'>[] = [];
    const rows = await ask(resource, filter, {
      ...(known && { known }),
      onAnswer: (headers, length) => heard.push({ etag: headers.get('etag'), length }),
    });
    const length = heard.reduce((sum, one) => sum + one.length, 0);
    // A list that is joined from two answers has the ETag of neither.
    const etag = heard.length === 1 ? (heard[0]?.etag ?? null) : null;
    return { rows, etag, length, at: Date.now() };
  };

  return {
    ask: async (resource: string, filter: Filter | undefined): Promise<Rows> => {
      const name = JSON.stringify(wholeKey(me(), resource, filter));
      const answer = await look(resource, filter);
      answers.set(name, answer);
      return answer.rows;
    },
    /** How many rows pass the filter by now that were not in the list when it was read. */
    count: async (resource: string, filter: Filter): Promise<number> => {
      const key = wholeKey(me(), resource, filter);
      const name = JSON.stringify(key);
      const before = answers.get(name);
      if (!before || Date.now() - before.at < paceOf(before)) return 0;
      const now = await queryClient.query({
        queryKey: [...key, 'now', before.at],
        queryFn: async () => {
          try {
            return (await look(resource, filter, before.etag)).rows;
          } catch (error) {
            if (error instanceof NotModified) return before.rows;
            // Of another origin, a server may show its ETag and refuse to be asked with it.
            answers.set(name, { ...before, etag: null });
            throw error;
          }
        },
        staleTime: paceOf(before),
        retry: false,
      });
      const known = new Set(before.rows.map(({ id }) => id));
      const added = now.filter(({ id }) => !known.has(id));
      return pageOf(added, { filter }).total ?? 0;
    },
    forget: () => {
      answers.clear();
    },
  };
};
