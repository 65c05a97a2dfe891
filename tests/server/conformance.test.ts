import { goThrough } from '#tests/backend/door.ts';
import { onPostgres } from './support/onPostgres.ts';
import { overHttp } from './support/overHttp.ts';

goThrough({ keep: onPostgres(), ask: overHttp() });
await import('../backend/conformance.test.ts');
