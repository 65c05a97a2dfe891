import { goThrough, inProcess } from '#tests/backend/door.ts';
import { testCalls } from './support/calls.ts';
import { overHttp } from './support/overHttp.ts';

goThrough({ ...inProcess, ask: overHttp() });
testCalls();
