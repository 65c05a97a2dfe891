import { writeFile } from 'node:fs/promises';
import { openApiOf } from '../openapi/openApiOf.ts';
import type { Env } from '../runCommand.ts';

/** Command `server openapi FILE`: writes the contract as an OpenAPI document to the file, or to stdout without one. */
export const openApi = async (_: Env, [file]: readonly string[]): Promise<void> => {
  const text = `${JSON.stringify(openApiOf(), null, 2)}\n`;
  if (file === undefined) process.stdout.write(text);
  else await writeFile(file, text);
};
