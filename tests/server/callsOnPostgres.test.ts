import { goThrough } from '#tests/backend/door.ts';
import { testCalls } from './support/calls.ts';
import { onPostgres } from './support/onPostgres.ts';
import { overHttp } from './support/overHttp.ts';

goThrough({ keep: onPostgres(), ask: overHttp() });
testCalls();
